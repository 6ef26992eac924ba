import { and, eq } from "drizzle-orm";
import {
  actorOf,
  lockChangeableListing,
  type OwnedMedia,
} from "#app/listings/media/own-listing.server.ts";
import { listingMedia } from "#app/listings/media/media.table.ts";
import { parseVideoKey, type Video, videoKey } from "./video.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";

interface SetVideo extends OwnedMedia {
  /** Null removes it. */
  video: Video | null;
  requestId?: string | null;
}

/** False for another owner's listing. */
export function setVideo(db: Db, change: SetVideo): Promise<boolean> {
  const { listingId, video, requestId = null } = change;
  return db.transaction(async (tx) => {
    if (!(await lockChangeableListing(tx, change))) return false;
    await tx.delete(listingMedia).where(isVideoOf(listingId));
    if (video)
      await tx.insert(listingMedia).values({
        listingId,
        kind: "video",
        position: 0,
        storageKey: videoKey(video),
        contentType: "text/uri-list",
        // No file of ours: the column asks for a size all the same.
        bytes: 1,
      });
    await recordAudit(tx, {
      actorId: actorOf(change),
      action: video ? "video-set" : "video-removed",
      subjectType: "listing",
      subjectId: listingId,
      requestId,
    });
    return true;
  });
}

export async function findOwnVideo(db: Db, listingId: string): Promise<Video | null> {
  const [row] = await db
    .select({ key: listingMedia.storageKey })
    .from(listingMedia)
    .where(isVideoOf(listingId));
  return row ? parseVideoKey(row.key) : null;
}

const isVideoOf = (listingId: string) =>
  and(eq(listingMedia.listingId, listingId), eq(listingMedia.kind, "video"));
