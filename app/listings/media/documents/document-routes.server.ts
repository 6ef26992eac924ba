import { buffer } from "node:stream/consumers";
import { eq, sql } from "drizzle-orm";
import type { Context, Handler } from "hono";
import { canOpenAdminPath } from "#app/accounts/administration/admin-areas.ts";
import { defineRateLimit, allowAttempt } from "#app/platform/rate-limits/rate-limit.server.ts";
import { findViewer } from "#app/accounts/sessions/find-viewer.server.ts";
import { holdWords } from "#app/accounts/sessions/hold.ts";
import type { Viewer } from "#app/accounts/viewer.ts";
import type { Services } from "#app/context.ts";
import { canSee, checkAccess } from "#app/listings/disclosure.ts";
import { listings } from "#app/listings/listings.table.ts";
import { documentKey } from "./document.ts";
import { documentContentTypes, findDocumentKind } from "#app/platform/inspection/document-kind.ts";
import { guardColumns } from "#app/listings/public-listing.server.ts";
import { contentDisposition } from "#app/platform/inspection/document-name.ts";
import type { Reader } from "#app/platform/inspection/reader.ts";
import { documentOpenings, listingMedia } from "#app/listings/media/media.table.ts";
import { auditListing } from "#app/listings/audit-listing.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { isId } from "#app/platform/db/id.ts";
import { runFileTask } from "#app/platform/files/run-file-task.ts";
import { takeTurn } from "#app/platform/files/take-turn.ts";
import { formatDate } from "#app/ui/format/format-date.ts";
import { pick } from "#app/platform/db/pick.ts";

/** Each PDF is watermarked for its reader. */
const documentOpeningLimit = defineRateLimit("documentOpening", { max: 60, windowMinutes: 60 });

type DocumentServices = Pick<Services, "db" | "files" | "env" | "log">;

/** `/documents/{id}`: access by anyone but the owner is logged, and a PDF that cannot be watermarked is not sent. */
export function documentRoutes(services: DocumentServices): Handler {
  const { db, files, log } = services;
  return async (c) => {
    const now = new Date();
    const id = c.req.param("id");
    if (!isId(id) || !c.req.raw.headers.has("cookie")) return notFound(c);
    const { viewer, impersonation, hold } = await findViewer(services, c.req.raw);
    if (hold) return c.text(`${holdWords[hold]}\n`, 403, privately);
    // It would carry the person's name and count as opened by them.
    if (impersonation) return c.text(notWhileViewingAs, 403, privately);
    const document = viewer && (await findReadable(db, id, viewer, now));
    const kind = document && findDocumentKind(document.contentType);
    if (!document || !kind) return notFound(c);
    const answerHeaders = {
      ...privately,
      "content-type": documentContentTypes[kind],
      "content-disposition": contentDisposition(document.fileName),
    };
    if (c.req.method === "HEAD") return c.body(null, 200, answerHeaders);
    if (!(await allowAttempt(db, documentOpeningLimit, viewer.id, now)))
      return c.text(tooMany, 429, { ...privately, "retry-after": "3600" });
    const file = await files.get(documentKey(document.storageKey));
    if (!file) {
      log.error({ mediaId: id }, "the file of a document is missing");
      return notFound(c);
    }
    const isOwner = viewer.id === document.ownerId;
    if (kind !== "pdf" || isOwner) {
      if (!isOwner) await logOpening(db, document, viewer, now);
      return c.body(file.body, 200, { ...answerHeaders, "content-length": String(file.size) });
    }
    const options: Reader = {
      id: viewer.id,
      name: `${viewer.firstName} ${viewer.lastName}`,
      email: viewer.email,
      date: formatDate(now.toISOString()),
    };
    const marked = await takeTurn(viewer.id, async () => {
      const bytes = await buffer(file.body);
      return runFileTask<Uint8Array<ArrayBuffer>>({ name: "watermark", bytes, options });
    }).catch((error: unknown) => {
      log.error({ mediaId: id, err: error }, "a PDF was not marked");
      return null;
    });
    if (!(marked instanceof Uint8Array))
      return c.text(notReady, 503, { ...privately, "retry-after": "60" });
    await logOpening(db, document, viewer, now);
    const length = { "content-length": String(marked.byteLength) };
    return c.body(marked, 200, { ...answerHeaders, ...length });
  };
}

/** Documents must not run scripts here, and this copy is for one person only. */
const privately = {
  "cache-control": "private, no-store",
  "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
};

const notWhileViewingAs = "Documents can't be opened while you view the site as someone else.\n";
const tooMany =
  "You have opened many documents within an hour. Please wait an hour and try again.\n";
const notReady = "We can't prepare this document right now. Please try again in a minute.\n";

const notFound = (c: Context) => c.text("Not found\n", 404, { "cache-control": "no-store" });

async function findReadable(db: Db, mediaId: string, viewer: Viewer, now: Date) {
  const [document] = await db
    .select({
      mediaId: listingMedia.id,
      listingId: listings.id,
      ...pick(listingMedia, "kind", "storageKey", "contentType", "fileName"),
      ...guardColumns(sql`${viewer.id}::uuid`),
      documentsFor: listings.documentsFor,
    })
    .from(listingMedia)
    .innerJoin(listings, eq(listings.id, listingMedia.listingId))
    .where(eq(listingMedia.id, mediaId));
  if (document?.kind !== "document") return null;
  // Administrators of other areas have no access to documents.
  if (isAdministrator(viewer, document) && !canOpenAdminPath(viewer.adminAreas, "/admin/listings"))
    return null;
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
