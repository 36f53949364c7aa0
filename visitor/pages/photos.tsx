import { Part } from "#notebook/pages/form.tsx";
import { PHOTOS_AT_MOST } from "#relay/store/photos.ts";
import { followAddress } from "#shared/quote/follow.ts";
import {
	type FollowView,
	visitorFields as fields,
	photoAddress,
	photosAddress,
	type VisitorAct,
} from "#visitor/views.ts";
import { followWords } from "./words.ts";

const words = followWords.photos;
const REMOVE: VisitorAct = "remove-photo";

/** What the visitor shows of the lock, and a way to show more. */
export function Photos({ token, photos, wrong, isOver }: FollowView) {
	// Nothing is to be prepared any more.
	if (isOver && photos.length === 0) return null;
	const fault = wrong?.photos;
	return (
		<Part id="photos-titre" title={isOver ? words.label : words.title} isOnScreen>
			<Shown token={token} photos={photos} mayRemove />
			{isOver ? null : photos.length >= PHOTOS_AT_MOST ? (
				<p>{words.noMore}</p>
			) : (
				<form
					method="post"
					encType="multipart/form-data"
					action={photosAddress(token)}
					data-photos=""
					className="no-print"
				>
					<label htmlFor={fields.photos} className="block font-bold">
						{words.label}
					</label>
					<p id="photos-aide" className="mb-3">
						{words.hint}
					</p>
					<p id="photos-erreur" className="mb-3 font-bold text-red" role="alert" data-wrong="">
						{fault}
					</p>
					<input
						id={fields.photos}
						name={fields.photos}
						type="file"
						multiple
						accept="image/jpeg,image/png,image/webp"
						aria-describedby="photos-aide photos-erreur"
						className="field w-full"
						{...(fault === undefined ? {} : { "aria-invalid": true, autoFocus: true })}
					/>
					<p role="status" className="mt-3" />
					<progress className="bar" hidden max={1} aria-label={words.bar} />
					<button type="submit" className="btn btn-strong mt-3">
						{words.button}
					</button>
				</form>
			)}
		</Part>
	);
}

/** Small, each leading to the whole of it. @param mayRemove who sent them takes one back */
export const Shown = ({ token, photos, mayRemove }: Pick<FollowView, "token" | "photos"> & { mayRemove?: boolean }) =>
	photos.length === 0 ? null : (
		<ul className="photos-sent">
			{photos.map((name, index) => (
				<li key={name}>
					<a href={photoAddress(token, name)}>
						<img src={photoAddress(token, name)} alt={words.one(index + 1)} loading="lazy" />
					</a>
					{mayRemove ? (
						<form method="post" action={followAddress(token)} className="no-print">
							<input type="hidden" name={fields.photos} value={name} />
							<button type="submit" name={fields.act} value={REMOVE} className="btn btn-plain w-full">
								{words.remove} <span className="sr-only">{words.which(index + 1)}</span>
							</button>
						</form>
					) : null}
				</li>
			))}
		</ul>
	);
