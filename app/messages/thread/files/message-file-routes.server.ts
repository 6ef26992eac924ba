import { and, eq, sql } from "drizzle-orm";
import type { Context, Handler } from "hono";
import { canOpenAdminPath } from "#app/accounts/administration/admin-areas.ts";
import { defineRateLimit, allowAttempt } from "#app/platform/rate-limits/rate-limit.server.ts";
import { findViewer } from "#app/accounts/sessions/find-viewer.server.ts";
import { holdWords } from "#app/accounts/sessions/hold.ts";
import type { Viewer } from "#app/accounts/viewer.ts";
import type { Services } from "#app/context.ts";
import { contentDisposition } from "#app/platform/inspection/document-name.ts";
import { messageAttachments, messages } from "#app/messages/messages.table.ts";
import { isFileContentType, messageFileKey } from "./message-file.ts";
import { isSeenBy } from "#app/messages/thread/reading/messages.queries.server.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { isId } from "#app/platform/db/id.ts";
import { pick } from "#app/platform/db/pick.ts";

const messageFileOpeningLimit = defineRateLimit("messageFileOpening", {
  max: 300,
  windowMinutes: 60,
});

type FileServices = Pick<Services, "db" | "files" | "env" | "log">;

/** `/account/leads/{id}/files/{fileId}`: for the two people, withheld files for the sender only. Access by administrators is logged. */
export function messageFileRoutes(services: FileServices): Handler {
  const { db, files, log } = services;
  return async (c) => {
    const { id, fileId } = c.req.param() as { id: string; fileId: string };
    const { raw } = c.req;
    if (!isId(id) || !isId(fileId) || !raw.headers.has("cookie")) return notFound(c);
    const { viewer, impersonation, hold } = await findViewer(services, raw);
    if (hold) return c.text(`${holdWords[hold]}\n`, 403, privately);
    if (impersonation) return c.text(notWhileViewingAs, 403, privately);
    const file = viewer && (await findFile(db, id, fileId, viewer));
    if (!file || !isFileContentType(file.contentType)) return notFound(c);
    const answerHeaders = {
      ...privately,
      "content-type": file.contentType,
      "content-disposition": contentDisposition(file.name),
    };
    if (c.req.method === "HEAD") return c.body(null, 200, answerHeaders);
    if (!(await allowAttempt(db, messageFileOpeningLimit, viewer.id, new Date())))
      return c.text(tooMany, 429, { ...privately, "retry-after": "3600" });
    const stored = await files.get(messageFileKey(file.storageKey));
    if (!stored) {
      log.error({ fileId }, "the file of a message is missing");
      return notFound(c);
    }
    if (!file.isOwn)
      await recordAudit(db, { actorId: viewer.id }, "attachment-opened", ["conversation", id], {
        fileId,
        name: file.name,
      });
    return c.body(stored.body, 200, { ...answerHeaders, "content-length": String(stored.size) });
  };
}

/** Files must not run scripts here, and no cache may keep this copy. */
const privately = {
  "cache-control": "private, no-store",
  "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
};

const notWhileViewingAs = "Files can't be opened while you view the site as someone else.\n";
const tooMany = "You have opened many files within an hour. Please wait an hour and try again.\n";

const notFound = (c: Context) => c.text("Not found\n", 404, { "cache-control": "no-store" });

async function findFile(db: Db, conversationId: string, fileId: string, viewer: Viewer) {
  const isParty = isSeenBy(viewer.id);
  const isReader =
    viewer.userType === "admin" &&
    canOpenAdminPath(viewer.adminAreas, `/admin/conversations/${conversationId}`);
  const [file] = await db
    .select({
      ...pick(messageAttachments, "name", "storageKey", "contentType"),
      isOwn: sql<boolean>`${isParty}`,
    })
    .from(messageAttachments)
    .innerJoin(messages, eq(messages.id, messageAttachments.messageId))
    .where(
      and(
        eq(messageAttachments.id, fileId),
        eq(messages.conversationId, conversationId),
        isReader ? undefined : isParty,
      ),
    );
  return file ?? null;
}
