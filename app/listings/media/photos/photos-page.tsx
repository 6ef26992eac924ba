import { data, replace } from "react-router";
import type { Route } from "./+types/photos-page.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { getMediaEditor } from "#app/listings/media/media-editor.ts";
import { MediaPageHeading } from "#app/listings/media/media-page-heading.tsx";
import { addPhoto } from "./add-photo.server.ts";
import { changePhotos } from "./change-photos.server.ts";
import { canChangeMedia } from "#app/listings/media/listing-media.ts";
import { photosPath } from "./own-photo.ts";
import { findOwnListing } from "#app/listings/media/own-listing.server.ts";
import { listOwnPhotos } from "./own-photos.queries.server.ts";
import { photoChangeSchema } from "./photo-change.schema.ts";
import { changeProblems, explainProblem } from "./photo-problems.ts";
import { PhotoSection } from "./photo-section.tsx";
import { SoldPhotos } from "./sold-photos.tsx";
import { showableFileName } from "#app/platform/uploads/upload.ts";
import { createId, isId } from "#app/platform/db/id.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { ownPath } from "#app/shared/own-path.ts";
import { privateMeta } from "#app/shared/page-meta.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

export const meta: Route.MetaFunction = ({ loaderData, location: { pathname } }) =>
  privateMeta({
    title: loaderData?.isAdministrator ? `Photos of ${loaderData.listing.title}` : "Photos",
    description: "Add, order and describe the photos of your listing.",
    pathname,
  });

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const editor = getMediaEditor(context);
  const { db } = context.get(servicesContext);
  const listing = isId(params.id)
    ? await findOwnListing(db, { listingId: params.id, ...editor })
    : null;
  if (!listing) notFound();
  const isTooLarge = url.searchParams.get("problem") === "form-too-large";
  const isAdministrator = editor.administratorId !== null;
  return { listing, photos: await listOwnPhotos(db, listing.id), isTooLarge, isAdministrator };
}

/** For browsers without JavaScript: several files at once, or one change. What was refused is explained on this page. */
export async function action({ request, context, params: { id: listingId } }: Route.ActionArgs) {
  const editor = getMediaEditor(context);
  const { id: requestId } = context.get(requestContext);
  const services = context.get(servicesContext);
  const form = await readForm(request);
  const listing = isId(listingId)
    ? await findOwnListing(services.db, { listingId, ...editor })
    : null;
  const isAdministrator = editor.administratorId !== null;
  if (!listing || !canChangeMedia(listing.status, isAdministrator)) notFound();
  const back = ownPath(form.get("returnTo"), photosPath(listing.id, isAdministrator));
  const own = { listingId: listing.id, ...editor, requestId };
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
  if (outcome.reason === "not-found") notFound();
  return data({ problems: [changeProblems[outcome.reason]], notice: "", back }, { status: 409 });
}

const linkClass = "text-sm font-semibold text-accent underline underline-offset-4";

export default function PhotosPage({ loaderData, actionData }: Route.ComponentProps) {
  const { listing, photos, isTooLarge, isAdministrator } = loaderData;
  const problems =
    actionData?.problems ??
    (isTooLarge ? ["That was more than 32 MB. Upload fewer photos at a time."] : []);
  return (
    <div className="flex flex-col gap-6">
      <MediaPageHeading listing={listing} isAdministrator={isAdministrator} />
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
      {actionData && actionData.back !== photosPath(listing.id, isAdministrator) && (
        <p>
          <PlainLink to={actionData.back} className={linkClass}>
            {isAdministrator ? "Back to the listing" : "Back to your listing"}
          </PlainLink>
        </p>
      )}
      {canChangeMedia(listing.status, isAdministrator) ? (
        <PhotoSection
          listingId={listing.id}
          photos={photos}
          returnTo={actionData?.back}
          isAdministrator={isAdministrator}
        />
      ) : (
        <SoldPhotos photos={photos} />
      )}
    </div>
  );
}
