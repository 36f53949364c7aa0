import "./gallery-viewer.css";
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from "react";
import { Icon, type IconDrawing } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { chrome } from "#content/chrome.ts";
import { pictures } from "#content/pictures.ts";
import type { GalleryItem } from "#content/shapes.ts";

const SWIPE_PX = 48;

type ViewerProps = {
	items: readonly GalleryItem[];
	index: number;
	onMove: (index: number) => void;
	onClose: () => void;
};

/** One picture, full screen. A modal <dialog>: the platform holds the focus in it and closes it on Escape. */
export default function GalleryViewer({ items, index, onMove, onClose }: ViewerProps) {
	const dialog = useRef<HTMLDialogElement>(null);
	const pressedAtX = useRef<number>(undefined);
	const item = items[index];
	/** Round and round. */
	const move = (by: number) => onMove((index + by + items.length) % items.length);

	useEffect(() => {
		dialog.current?.showModal();
	}, []);

	function onKeyDown(event: KeyboardEvent) {
		if (event.key === "ArrowRight") move(1);
		if (event.key === "ArrowLeft") move(-1);
	}
	function onPointerUp(event: PointerEvent) {
		if (pressedAtX.current === undefined) return;
		const travelled = event.clientX - pressedAtX.current;
		pressedAtX.current = undefined;
		if (Math.abs(travelled) >= SWIPE_PX) move(travelled < 0 ? 1 : -1);
	}
	if (!item) return null;
	const picture = pictures[item.picture];
	return (
		<dialog
			ref={dialog}
			aria-label={chrome.viewer.label}
			onClose={onClose}
			onKeyDown={onKeyDown}
			className="viewer on-night"
		>
			<div className="viewer-frame">
				<div className="viewer-bar">
					<p aria-hidden="true">
						{index + 1} / {items.length}
					</p>
					<ViewerButton icon="close" name={chrome.viewer.close} onClick={() => dialog.current?.close()} />
				</div>
				<div
					className="viewer-stage"
					onPointerDown={(event) => {
						pressedAtX.current = event.clientX;
					}}
					onPointerUp={onPointerUp}
					onPointerCancel={() => {
						pressedAtX.current = undefined;
					}}
				>
					<Picture {...picture} sizes="100vw" draggable={false} />
				</div>
				<div className="viewer-bar">
					<ViewerButton icon="left" name={chrome.viewer.previous} onClick={() => move(-1)} />
					<div aria-live="polite" className="viewer-words">
						<p className="viewer-title">{item.title}</p>
						<p>{item.description}</p>
						<p className="viewer-credit">{picture.credit}</p>
					</div>
					<ViewerButton icon="right" name={chrome.viewer.next} onClick={() => move(1)} />
				</div>
			</div>
		</dialog>
	);
}

function ViewerButton({ icon, name, onClick }: { icon: IconDrawing; name: string; onClick: () => void }) {
	return (
		<button type="button" onClick={onClick} className="viewer-button">
			<Icon name={icon} />
			<span className="sr-only">{name}</span>
		</button>
	);
}
