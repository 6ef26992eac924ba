import { listingNotification } from "#app/listings/lifecycle/listing-notifications.ts";
import { eq } from "drizzle-orm";
import { notify } from "#app/accounts/notifications/notify.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import { brand } from "#app/shared/brand.ts";

interface RemovedFile {
  listingId: string;
  ownerId: string;
  file: "photo" | "document";
}

/** An administrator deleted something that the owner had uploaded. */
export async function notifyOfRemovedFile(
  tx: Db,
  jobs: Jobs,
  { listingId, ownerId, file }: RemovedFile,
): Promise<void> {
  const [listing] = await tx
    .select({ title: listings.title })
    .from(listings)
    .where(eq(listings.id, listingId));
  await notify(tx, jobs, {
    userId: ownerId,
    kind: listingNotification,
    key: `listing-files:${listingId}`,
    title: `${brand.name} deleted a ${file} of your listing`,
    text: listing?.title ?? "",
    href: `/account/listings/edit/${listingId}`,
    data: { listingId },
  });
}
