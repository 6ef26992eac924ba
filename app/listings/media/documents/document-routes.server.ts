import { eq, sql } from "drizzle-orm";
import type { Handler } from "hono";
import { defineRateLimit } from "#app/platform/rate-limits/rate-limit.server.ts";
import type { Viewer } from "#app/accounts/viewer.ts";
import { canSee, checkAccess } from "#app/listings/disclosure.ts";
import { listings } from "#app/listings/listings.table.ts";
import { documentKey } from "./document.ts";
import { guardColumns } from "#app/listings/public-listing.server.ts";
import { documentOpenings, listingMedia } from "#app/listings/media/media.table.ts";
import { auditListing } from "#app/listings/audit-listing.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { isId } from "#app/platform/db/id.ts";
import { formatDate } from "#app/ui/format/format-date.ts";
import { pick } from "#app/platform/db/pick.ts";
import { serveDocuments } from "./serve-documents.server.ts";

export const documentOpeningLimit = defineRateLimit("documentOpening", {
  max: 60,
  windowMinutes: 60,
});

/** `/documents/{id}`: access by anyone but the owner is logged. */
export const documentRoutes = (services: Parameters<typeof serveDocuments>[0]): Handler =>
  serveDocuments(services, async ({ id }, viewer, now) => {
    const { db } = services;
    const document = isId(id) ? await findReadable(db, id, viewer, now) : null;
    if (!document) return null;
    const isOwn = viewer.id === document.ownerId;
    return {
      ...document,
      key: documentKey(document.storageKey),
      isOwn,
      limit: documentOpeningLimit,
      date: formatDate(now.toISOString()),
      recordOpening: async () => {
        if (!isOwn) await logOpening(db, document, viewer, now);
      },
    };
  });

async function findReadable(db: Db, mediaId: string, viewer: Viewer, now: Date) {
  const [document] = await db
    .select({
      mediaId: listingMedia.id,
      listingId: listings.id,
      ...pick(listingMedia, "kind", "storageKey", "contentType", "fileName"),
      ...guardColumns(sql`${viewer.id}::uuid`, now),
      documentsFor: listings.documentsFor,
    })
    .from(listingMedia)
    .innerJoin(listings, eq(listings.id, listingMedia.listingId))
    .where(eq(listingMedia.id, mediaId));
  if (document?.kind !== "document") return null;
  const access = checkAccess(document, viewer, now);
  const mayOpenPage = access === "public" || access === "private";
  return mayOpenPage && canSee(document.documentsFor, document, viewer) ? document : null;
}

const isAdministrator = (viewer: Viewer, { ownerId }: { ownerId: string }): boolean =>
  viewer.userType === "admin" && viewer.id !== ownerId;

const logOpening = (
  db: Db,
  document: NonNullable<Awaited<ReturnType<typeof findReadable>>>,
  viewer: Viewer,
  openedAt: Date,
): Promise<void> =>
  db.transaction(async (tx) => {
    const { mediaId, listingId, fileName } = document;
    const { id: userId } = viewer;
    await tx.insert(documentOpenings).values({ mediaId, listingId, userId, openedAt });
    if (isAdministrator(viewer, document))
      await auditListing(tx, { listingId, actorId: userId }, "document-opened", {
        mediaId,
        name: fileName,
      });
  });
