import { and, eq } from "drizzle-orm";
import type { Services } from "#app/context.ts";
import { auditListing } from "#app/listings/audit-listing.server.ts";
import type { MediaAnswer } from "#app/listings/media/listing-media.ts";
import { listingMedia } from "#app/listings/media/media.table.ts";
import { lockChangeableListing, type OwnedMedia } from "#app/listings/media/own-listing.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { parseVideoLink, type Video, videoKey } from "./video.ts";
import { formText } from "#app/shared/form-text.ts";

export const videoIntents = ["set", "remove"];
const shownLength = 500;

export async function answerVideoForm(
  { db }: Services,
  own: OwnedMedia,
  form: FormData,
): Promise<{ status: number; answer: MediaAnswer | null }> {
  const link = formText(form, "link").trim();
  const isRemoved = form.get("intent") === "remove";
  const video = isRemoved ? null : parseVideoLink(link);
  if (!isRemoved && !video) {
    const message = link
      ? "This is not a link to one video on YouTube or Vimeo. Open the video there, choose Share, and paste the link that it gives you."
      : "Paste the link of your video first.";
    return { status: 422, answer: { ok: false, message, link: link.slice(0, shownLength) } };
  }
  if (!(await setVideo(db, { ...own, video }))) return { status: 404, answer: null };
  return { status: 200, answer: { ok: true, message: video ? "Video saved." : "Video removed." } };
}

export function setVideo(db: Db, own: OwnedMedia & { video: Video | null }): Promise<boolean> {
  const { listingId, video } = own;
  return db.transaction(async (tx) => {
    if (!(await lockChangeableListing(tx, own))) return false;
    await tx.delete(listingMedia).where(isVideoOf(listingId));
    if (video)
      await tx.insert(listingMedia).values({
        listingId,
        kind: "video",
        position: 0,
        storageKey: videoKey(video),
        contentType: "text/uri-list",
        // Not a stored file, but the column requires a size.
        bytes: 1,
      });
    await auditListing(tx, own, video ? "video-set" : "video-removed");
    return true;
  });
}

const isVideoOf = (listingId: string) =>
  and(eq(listingMedia.listingId, listingId), eq(listingMedia.kind, "video"));
