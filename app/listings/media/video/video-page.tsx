import { data, redirect } from "react-router";
import type { Route } from "./+types/video-page.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { getMediaEditor } from "#app/listings/media/media-editor.ts";
import { MediaPageHeading } from "#app/listings/media/media-page-heading.tsx";
import { findOwnListing } from "#app/listings/media/own-listing.server.ts";
import { changeVideo, isVideoIntent } from "./change-video.server.ts";
import { findOwnVideo } from "./set-video.server.ts";
import { VideoSection } from "./video-section.tsx";
import { isId } from "#app/platform/db/id.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { ownPath } from "#app/shared/own-path.ts";
import { privateMeta } from "#app/shared/page-meta.ts";

export const meta: Route.MetaFunction = ({ loaderData, location: { pathname } }) =>
  privateMeta({
    title: loaderData?.isAdministrator ? `Video of ${loaderData.title}` : "Video of your listing",
    description: "Show buyers a video of your business on YouTube or Vimeo.",
    pathname,
  });

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const editor = getMediaEditor(context);
  const listing = isId(id) ? await findOwnListing(db, { listingId: id, ...editor }) : null;
  if (!listing) notFound();
  const isAdministrator = editor.administratorId !== null;
  return { title: listing.title, video: await findOwnVideo(db, id), isAdministrator };
}

/** For browsers without JavaScript. */
export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const form = await readForm(request);
  if (!isVideoIntent(form.get("intent"))) throw data(null, { status: 400 });
  const { db } = context.get(servicesContext);
  const requestId = context.get(requestContext).id;
  const owned = { listingId: id, ...getMediaEditor(context), requestId };
  const isOwn = isId(id) && (await findOwnListing(db, owned)) !== null;
  const result = isOwn ? await changeVideo(db, owned, form) : null;
  if (!result) notFound();
  const returnTo = form.get("returnTo");
  if (result.ok && returnTo) throw redirect(ownPath(returnTo), 303);
  return data(result, { status: result.ok ? 200 : 422 });
}

export default function VideoPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { title, video, isAdministrator } = loaderData;
  return (
    <div className="flex max-w-4xl flex-col gap-6">
      <MediaPageHeading listing={{ id: params.id, title }} isAdministrator={isAdministrator} />
      <VideoSection
        listingId={params.id}
        video={video}
        result={actionData ?? null}
        isAdministrator={isAdministrator}
      />
    </div>
  );
}
