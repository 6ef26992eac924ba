import { and, eq } from "drizzle-orm";
import type { Services } from "#app/context.ts";
import { auditListing } from "#app/listings/audit-listing.server.ts";
import {
  listMedia,
  type MediaRow,
  removeMedium,
  setOrder,
  updateMedium,
} from "#app/listings/media/arrange-media.server.ts";
import type { MediaAnswer } from "#app/listings/media/listing-media.ts";
import { listingMedia } from "#app/listings/media/media.table.ts";
import { lockChangeableListing, type OwnedMedia } from "#app/listings/media/own-listing.server.ts";
import { type CleanText, cleanPublicText } from "#app/listings/public-text/clean-public-text.ts";
import { capitalsNotice, explainRemoved } from "#app/listings/public-text/explain-cleaning.ts";
import { recheckListing } from "#app/listings/review/check-listing.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import { type PhotoChange, photoChangeSchema } from "./photo-change.schema.ts";
import { mergeOrder, moveStep } from "#app/shared/order.ts";
import { nextCover } from "./own-photo.ts";

export async function answerPhotoForm(
  { db, jobs }: Services,
  own: OwnedMedia,
  form: FormData,
): Promise<{ status: number; answer: MediaAnswer | null }> {
  const parsed = photoChangeSchema.safeParse(Object.fromEntries(form));
  if (!parsed.success)
    return { status: 422, answer: { ok: false, message: parsed.error.issues[0]!.message } };
  const outcome = await changePhotos(db, jobs, { ...own, change: parsed.data });
  if (outcome.ok) {
    const { notice } = outcome;
    return { status: 200, answer: { ok: true, message: notice, isNotice: notice !== "" } };
  }
  if (outcome.reason === "not-found") return { status: 404, answer: null };
  const message =
    "Everybody sees the cover. Choose a photo that does not reveal the name or the location.";
  return { status: 409, answer: { ok: false, message } };
}

interface OwnChange extends OwnedMedia {
  change: PhotoChange;
}

type PhotoOutcome =
  | { ok: true; notice: string }
  | { ok: false; reason: "not-found" | "revealing-cover" };

export const changePhotos = (db: Db, jobs: Jobs, own: OwnChange): Promise<PhotoOutcome> =>
  db.transaction(async (tx): Promise<PhotoOutcome> => {
    const { listingId, change } = own;
    if (!(await lockChangeableListing(tx, own))) return { ok: false, reason: "not-found" };
    const photos = await listMedia(tx, listingId, "photo");
    const ids = photos.map(({ id }) => id);
    const photo = "photoId" in change ? photos.find(({ id }) => id === change.photoId) : undefined;
    if ("photoId" in change && !photo) return { ok: false, reason: "not-found" };
    let notice = "";
    switch (change.intent) {
      case "order":
        await setOrder(tx, photos, mergeOrder(ids, change.ids));
        break;
      case "earlier":
      case "later":
        await setOrder(tx, photos, moveStep(ids, photo!.id, change.intent === "earlier" ? -1 : 1));
        break;
      case "cover":
        if (photo!.revealing) return { ok: false, reason: "revealing-cover" };
        await setCover(tx, listingId, photo!);
        break;
      case "describe":
        notice = await describe(tx, listingId, photos, photo!, change);
        break;
      case "delete": {
        await removeMedium(tx, jobs, own, photos, photo!);
        const left = photos.filter(({ id }) => id !== photo!.id);
        if (photo!.featured) await setCover(tx, listingId, nextCover(left));
        // It may have been the one that matched another owner's photo.
        await recheckListing(tx, listingId);
        return { ok: true, notice };
      }
    }
    // Owners arrange their photos as they like; changes by administrators are audited.
    const { intent, ...details } = change;
    const action = intent === "describe" ? "photo-described" : "photos-arranged";
    if (own.administratorId) await auditListing(tx, own, action, "ids" in details ? {} : details);
    return { ok: true, notice };
  });

async function setCover(tx: Db, listingId: string, photo: MediaRow | undefined): Promise<void> {
  await tx
    .update(listingMedia)
    .set({ featured: false })
    .where(and(eq(listingMedia.listingId, listingId), eq(listingMedia.featured, true)));
  if (photo) await updateMedium(tx, photo.id, { featured: true });
}

/** Changes only the submitted fields. If the cover becomes revealing, a non-revealing photo replaces it, if there is one. */
async function describe(
  tx: Db,
  listingId: string,
  photos: readonly MediaRow[],
  photo: MediaRow,
  { caption, alt, revealing }: Extract<PhotoChange, { intent: "describe" }>,
): Promise<string> {
  const cleaned = {
    ...(caption !== undefined && { caption: cleanPublicText(caption) }),
    ...(alt !== undefined && { alt: cleanPublicText(alt) }),
  };
  const values = {
    ...(cleaned.caption && { caption: cleaned.caption.text }),
    ...(cleaned.alt && { alt: cleaned.alt.text }),
    ...(revealing !== undefined && { revealing }),
  };
  const notice = explainCleaning(Object.values(cleaned));
  if (Object.keys(values).length === 0) return notice;
  await updateMedium(tx, photo.id, values);
  if (revealing === undefined || revealing === photo.revealing) return notice;
  const after = photos.map((one) => (one.id === photo.id ? { ...one, revealing } : one));
  const cover = after.find(({ featured }) => featured);
  if (!cover || cover.revealing) await setCover(tx, listingId, nextCover(after));
  return notice;
}

function explainCleaning(found: readonly CleanText[]): string {
  const removed = explainRemoved(found.flatMap((one) => one.removed));
  return removed || (found.some(({ normalized }) => normalized) ? capitalsNotice : "");
}
