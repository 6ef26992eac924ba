import { openReviewedFile } from "#app/accounts/reviews/open-reviewed-file.server.ts";
import { releaseQueueItem, takeQueueItem } from "#app/admin/queues/source/queue-claims.server.ts";
import { passportReview } from "#app/deals/passport/passport-review.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";

/** Opening a proof of funds takes its item: meanwhile no other administrator can open it. */
export async function openProof(
  services: { db: Db; files: FileStore },
  by: { id: string; adminId: string; requestId: string },
) {
  const claim = { kind: "passports", id: by.id, adminId: by.adminId } as const;
  const taken = await takeQueueItem(services.db, { ...claim, from: "" });
  if (!taken.ok) return taken;
  const file = await openReviewedFile(services, passportReview, by);
  if (!file) await releaseQueueItem(services.db, claim);
  return { ok: true, file } as const;
}
