import { Icon } from "#app/ui/icon.tsx";
import { phoneOf } from "./phone.ts";
import { words } from "./words.ts";

interface CallLinkProps {
	/** As the visitor typed it. */
	typed: string;
	look: "btn-call" | "btn-plain";
	className?: string;
}

/** A button that calls, with the number on it; the number alone when it cannot be dialled. */
export function CallLink({ typed, look, className = "" }: CallLinkProps) {
	const { shown, call, fault } = phoneOf(typed);
	if (call === undefined) {
		return (
			<p className={className}>
				{words.cannotCall} <bdi className="font-bold">{shown}</bdi>
				{fault === undefined ? null : `\u202f: ${fault}`}
			</p>
		);
	}
	return (
		<a href={call} className={`btn ${look} ${className}`}>
			<Icon name="phone" className="size-6" />
			<span>
				<span className="sr-only">{words.call} </span>
				<span className="number">{shown}</span>
			</span>
		</a>
	);
}
