import { data, replace } from "react-router";
import type { Route } from "./+types/photos-page.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { addPhoto } from "#app/listings/media/photos/add-photo.server.ts";
import { changePhotos } from "#app/listings/media/photos/change-photos.server.ts";
import { canChangePhotos, photosPath } from "#app/listings/media/photos/own-photo.ts";
import {
  findPhotoListing,
  listOwnPhotos,
} from "#app/listings/media/photos/own-photos.queries.server.ts";
import { photoChangeSchema } from "#app/listings/media/photos/photo-change.schema.ts";
import { changeProblems, explainProblem } from "#app/listings/media/photos/photo-problems.ts";
import { PhotoSection } from "#app/listings/media/photos/photo-section.tsx";
import { SoldPhotos } from "#app/listings/media/photos/sold-photos.tsx";
import { showableFileName } from "#app/listings/media/uploads/upload.ts";
import { createId, isId } from "#app/platform/db/id.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { ownPath } from "#app/shared/own-path.ts";
import { privateMeta } from "#app/shared/page-meta.ts";
import { Banner } from "#app/ui/banner.tsx";
import { PlainLink } from "#app/ui/plain-link.tsx";

export const meta: Route.MetaFunction = ({ location: { pathname } }) =>
  privateMeta({
    title: "Photos",
    description: "Add, order and describe the photos of your listing.",
    pathname,
  });

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { id: ownerId } = context.get(viewerContext);
  const { db } = context.get(servicesContext);
  const listing = isId(params.id) ? await findPhotoListing(db, params.id, ownerId) : null;
  if (!listing) throw data(null, { status: 404 });
  const isTooLarge = url.searchParams.get("problem") === "form-too-large";
  return { listing, photos: await listOwnPhotos(db, listing.id), isTooLarge };
}

/** For browsers without JavaScript: several files at once, or one change. What was refused is explained on this page. */
export async function action({ request, context, params: { id: listingId } }: Route.ActionArgs) {
  const { id: ownerId } = context.get(viewerContext);
  const { id: requestId } = context.get(requestContext);
  const services = context.get(servicesContext);
  const form = await readForm(request);
  const listing = isId(listingId) ? await findPhotoListing(services.db, listingId, ownerId) : null;
  if (!listing || !canChangePhotos(listing.status)) throw data(null, { status: 404 });
  const back = ownPath(form.get("returnTo"), photosPath(listing.id));
  const own = { listingId: listing.id, ownerId, requestId };
  if (form.has("photos")) {
    const problems: string[] = [];
    for (const file of form.getAll("photos")) {
      if (!(file instanceof File)) throw data(null, { status: 400 });
      const name = showableFileName(file.name);
      // A form without a file holds an empty one without a name.
      if (file.size === 0 && !file.name) problems.push("Choose a photo first.");
      else {
        const photo = { ...own, id: createId(), read: () => file.bytes(), now: new Date() };
        const outcome = await addPhoto(services, photo);
        if (!outcome.ok) problems.push(explainProblem(outcome.reason, name));
      }
    }
    return problems.length > 0
      ? data({ problems, notice: "", back }, { status: 422 })
      : replace(`${back}#photos`);
  }
  const parsed = photoChangeSchema.safeParse(Object.fromEntries(form));
  if (!parsed.success)
    return data({ problems: [parsed.error.issues[0]!.message], notice: "", back }, { status: 422 });
  const outcome = await changePhotos(services.db, services.jobs, { ...own, change: parsed.data });
  if (outcome.ok && outcome.notice)
    return data({ problems: [], notice: outcome.notice, back }, { status: 200 });
  if (outcome.ok) return replace(`${back}#photos`);
  if (outcome.reason === "not-found") throw data(null, { status: 404 });
  return data({ problems: [changeProblems[outcome.reason]], notice: "", back }, { status: 409 });
}

const linkClass = "text-sm font-semibold text-accent underline underline-offset-4";

export default function PhotosPage({ loaderData, actionData }: Route.ComponentProps) {
  const { listing, photos, isTooLarge } = loaderData;
  const problems =
    actionData?.problems ??
    (isTooLarge ? ["That was more than 32 MB. Upload fewer photos at a time."] : []);
  const back = listing.status === "draft" ? "/account/drafts" : "/account/listings";
  return (
    <div className="flex flex-col gap-6">
      <p>
        <PlainLink to={back} className={linkClass}>
          {listing.status === "draft" ? "Saved Drafts" : "My Listings"}
        </PlainLink>
        <span className="ms-3 text-sm text-ink-2">{listing.title}</span>
      </p>
      {problems.length > 0 && (
        <Banner tone="danger">
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Banner>
      )}
      {actionData?.notice && <Banner>{actionData.notice}</Banner>}
      {actionData && actionData.back !== photosPath(listing.id) && (
        <p>
          <PlainLink to={actionData.back} className={linkClass}>
            Back to your listing
          </PlainLink>
        </p>
      )}
      {canChangePhotos(listing.status) ? (
        <PhotoSection listingId={listing.id} photos={photos} returnTo={actionData?.back} />
      ) : (
        <SoldPhotos photos={photos} />
      )}
    </div>
  );
}
