import type { OwnedMedia } from "#app/listings/media/own-listing.server.ts";
import { setVideo } from "./set-video.server.ts";
import { parseVideoLink } from "./video.ts";
import type { VideoResult } from "./video-section.tsx";
import type { Db } from "#app/platform/db/db.ts";

const shownLength = 500;

/** Does what a form of the section asks for. Null: there is no such listing of this owner's. */
export async function changeVideo(
  db: Db,
  owned: OwnedMedia & { requestId: string },
  form: FormData,
): Promise<VideoResult | null> {
  if (form.get("intent") === "remove")
    return (await setVideo(db, { ...owned, video: null })) ? { ok: true, isRemoved: true } : null;
  const link = String(form.get("link") ?? "").trim();
  const video = parseVideoLink(link);
  if (video)
    return (await setVideo(db, { ...owned, video })) ? { ok: true, isRemoved: false } : null;
  const error = link
    ? "This is not a link to one video on YouTube or Vimeo. Open the video there, choose Share, and paste the link that it gives you."
    : "Paste the link of your video first.";
  return { ok: false, error, link: link.slice(0, shownLength) };
}

export const isVideoIntent = (intent: unknown): boolean => intent === "set" || intent === "remove";
