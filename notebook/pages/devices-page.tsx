import { business } from "#content/business.ts";
import { addresses, fields, type ViewOf } from "#notebook/views.ts";
import { DEVICE_NAME_AT_MOST, type Device } from "#relay/store/notebook.ts";
import { qrPath } from "#shared/qr-path.ts";
import { Whole } from "./document.tsx";
import { filled, PAGE_FORM, PageButton, PageForm, Press } from "./form.tsx";
import { moment, safeLine } from "./time.ts";
import { deviceWords, words } from "./words.ts";

/** Where the notebook is open, and how to shut it there. */
export function DevicesPage({ devices, current, passkeys, challenge, next, kept = {}, frame }: ViewOf<"devices">) {
	return (
		<Whole title={words.pages.devices} frame={frame} here={addresses.devices}>
			<PageForm frame={frame} also={{ [fields.passkey]: "" }} />
			<p className="mb-4">{deviceWords.lead}</p>
			<ul className="rows">
				{devices
					.toSorted((a, b) => Number(b.id === current) - Number(a.id === current) || b.seenAtMs - a.seenAtMs)
					.map((device) => (
						<One
							key={device.id}
							device={device}
							isHere={device.id === current}
							kept={kept[device.id]}
							nowMs={frame.nowMs}
						/>
					))}
			</ul>
			{next === undefined ? null : <NextPhone link={next} />}
			<Keys passkeys={passkeys} challenge={challenge} nowMs={frame.nowMs} />
			<div className="mt-8 grid gap-3">
				<PageButton value="share" label={deviceWords.add} look="btn btn-plain w-full" />
				<Press frame={frame} action={addresses.leave} label={deviceWords.leave} look="btn btn-plain w-full" />
				<details className="fold">
					<summary className="btn btn-plain">{deviceWords.endAll}</summary>
					<div className="fold-in">
						<p>{deviceWords.endAllSure}</p>
						<PageButton name={fields.device} value="all" look="btn btn-danger" label={deviceWords.endAllNow} />
					</div>
				</details>
			</div>
		</Whole>
	);
}

/** Dark on light in each theme, and in forced colours: cameras ask for it. */
function NextPhone({ link }: { link: string }) {
	const { side, path } = qrPath(link);
	return (
		<section className="mt-8 no-print">
			<p className="mb-3">{deviceWords.aim}</p>
			<svg viewBox={`0 0 ${side} ${side}`} className="w-full max-w-80" role="img" aria-label={deviceWords.code}>
				<path fill="#fff" d={`M0 0h${side}v${side}H0z`} />
				<path fill="#0e1c2b" d={path} />
			</svg>
		</section>
	);
}

/** The button is shown by device-key.ts, where the device can hold a key. */
function Keys({ passkeys, challenge, nowMs }: Pick<ViewOf<"devices">, "passkeys" | "challenge"> & { nowMs: number }) {
	return (
		<section className="mt-8 no-print" hidden={passkeys.length === 0}>
			<h2 className="part-title">{deviceWords.keys}</h2>
			<p className="mb-3">{deviceWords.keysText}</p>
			<ul className="rows">
				{passkeys.map(({ id, label, madeAtMs, seenAtMs }) => (
					<li key={id} className="row">
						<div className="min-w-0 grow">
							<h3 className="row-name">{deviceWords.keyOf(label)}</h3>
							<p>{deviceWords.keyUsed(moment(seenAtMs, nowMs))}</p>
							<p className="text-small text-soft">{deviceWords.keySince(moment(madeAtMs, nowMs))}</p>
						</div>
						<div className="row-call">
							<PageButton
								name={fields.lostPasskey}
								value={id}
								look="btn btn-plain w-full"
								label={deviceWords.removeKey}
								about={label}
							/>
						</div>
					</li>
				))}
			</ul>
			<div hidden className="mt-3">
				<button
					type="submit"
					form={PAGE_FORM}
					name={fields.act}
					value="passkey"
					className="btn btn-plain w-full"
					data-challenge={challenge}
					data-firm={business.name}
					data-failed={deviceWords.keyFailed}
				>
					{deviceWords.makeKey}
				</button>
				<p role="status" className="mt-3" />
			</div>
		</section>
	);
}

interface OneProps {
	device: Device;
	isHere: boolean;
	kept: string | undefined;
	nowMs: number;
}

function One({ device, isHere, kept, nowMs }: OneProps) {
	const { id, label, madeAtMs, seenAtMs } = device;
	const [name, known] = [`${fields.name}.${id}`, `${fields.known}.${id}`];
	return (
		<li className="row">
			<div className="min-w-0 grow">
				<h2 className="row-name">
					<bdi>{safeLine(label, DEVICE_NAME_AT_MOST)}</bdi>
				</h2>
				{isHere ? <p className="font-bold">{deviceWords.here}</p> : null}
				<p>{deviceWords.seen(moment(seenAtMs, nowMs))}</p>
				<p className="text-small text-soft">{deviceWords.since(moment(madeAtMs, nowMs))}</p>
				<details className="fold mt-2" open={kept !== undefined}>
					<summary className="link tap">{deviceWords.rename}</summary>
					<input type="hidden" form={PAGE_FORM} name={known} value={label} />
					<div className="fold-in">
						<label htmlFor={`nom-${id}`} className="block font-bold">
							{deviceWords.name}
						</label>
						<input
							id={`nom-${id}`}
							form={PAGE_FORM}
							name={name}
							required
							maxLength={DEVICE_NAME_AT_MOST}
							autoComplete="off"
							{...filled(label, kept)}
							className="field w-full"
						/>
						<PageButton value="name" look="btn btn-strong" label={deviceWords.rename} />
					</div>
				</details>
			</div>
			{isHere ? null : (
				<div className="row-call">
					<PageButton
						name={fields.device}
						value={id}
						look="btn btn-plain w-full"
						label={deviceWords.end}
						about={label}
					/>
				</div>
			)}
		</li>
	);
}
