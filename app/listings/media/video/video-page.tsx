import { data, redirect } from "react-router";
import type { Route } from "./+types/video-page.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { findOwnListingTitle } from "#app/listings/media/own-listing.server.ts";
import { staysHere } from "#app/listings/media/section-form.tsx";
import { findOwnVideo, setVideo } from "#app/listings/media/video/set-video.server.ts";
import { parseVideoLink } from "#app/listings/media/video/video.ts";
import { type VideoResult, VideoSection } from "#app/listings/media/video/video-section.tsx";
import { isId } from "#app/platform/db/id.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { ownPath } from "#app/shared/own-path.ts";
import { privateMeta } from "#app/shared/page-meta.ts";
import { PlainLink } from "#app/ui/plain-link.tsx";
import { TitledSection } from "#app/ui/titled-section.tsx";

export const meta: Route.MetaFunction = ({ location: { pathname } }) =>
  privateMeta({
    title: "Video of your listing",
    description: "Show buyers a video of your business on YouTube or Vimeo.",
    pathname,
  });

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { id: ownerId } = context.get(viewerContext);
  const title = isId(id) ? await findOwnListingTitle(db, { listingId: id, ownerId }) : null;
  if (title === null) throw data(null, { status: 404 });
  return { title, video: await findOwnVideo(db, id) };
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const form = await readForm(request);
  const intent = form.get("intent");
  if (intent !== "set" && intent !== "remove") throw data(null, { status: 400 });
  const link = String(form.get("link") ?? "").trim();
  const video = intent === "set" ? parseVideoLink(link) : null;
  const { db } = context.get(servicesContext);
  const owned = { listingId: id, ownerId: context.get(viewerContext).id };
  if (!isId(id) || (await findOwnListingTitle(db, owned)) === null)
    throw data(null, { status: 404 });
  if (intent === "set" && !video) {
    const error = link
      ? "This is not a link to one video on YouTube or Vimeo. Open the video there, choose Share, and paste the link that it gives you."
      : "Paste the link of your video first.";
    return data<VideoResult>({ ok: false, error, link: link.slice(0, 500) }, { status: 422 });
  }
  await setVideo(db, { ...owned, video, requestId: context.get(requestContext).id });
  const returnTo = form.get("returnTo");
  if (returnTo && !form.has(staysHere)) throw redirect(ownPath(returnTo), 303);
  return data<VideoResult>({ ok: true, isRemoved: !video });
}

export default function VideoPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { title, video } = loaderData;
  return (
    <TitledSection
      id="video-title"
      title="Video"
      className="max-w-3xl"
      aside={
        <PlainLink to="/account/listings" className="link text-sm">
          My listings
        </PlainLink>
      }
    >
      <p className="-mt-3 text-ink-2">{title}</p>
      <VideoSection listingId={params.id} video={video} result={actionData ?? null} />
    </TitledSection>
  );
}
