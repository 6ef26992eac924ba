import { buffer } from "node:stream/consumers";
import type { Context, Handler } from "hono";
import { allowAttempt, type RateLimit } from "#app/platform/rate-limits/rate-limit.server.ts";
import { findViewer } from "#app/accounts/sessions/find-viewer.server.ts";
import { holdWords } from "#app/accounts/sessions/hold.ts";
import type { Viewer } from "#app/accounts/viewer.ts";
import type { Services } from "#app/context.ts";
import { findDocumentKind } from "#app/platform/inspection/document-kind.ts";
import { contentDisposition } from "#app/platform/inspection/document-name.ts";
import type { Reader } from "#app/platform/inspection/reader.ts";
import { runFileTask } from "#app/platform/files/run-file-task.ts";
import { takeTurn } from "#app/platform/files/take-turn.ts";

export interface ServedDocument {
  key: string;
  contentType: string;
  fileName: string;
  /** Managers of the listing get copies without a watermark. */
  isOwn: boolean;
  /** As a picture, counted from 1. */
  page?: number;
  /** Rate-limited: watermarking takes time. */
  limit: RateLimit;
  /** For the watermark. */
  date: string;
  recordOpening: () => Promise<void>;
}

type DocumentServices = Pick<Services, "db" | "files" | "env" | "log">;
type Params = Record<string, string>;

/** 404 for everyone whom `find` gives no access. Files that cannot be watermarked are not sent. */
export function serveDocuments(
  services: DocumentServices,
  find: (params: Params, viewer: Viewer, now: Date) => Promise<ServedDocument | null>,
): Handler {
  const { db, files, log } = services;
  return async (c) => {
    const now = new Date();
    if (!c.req.raw.headers.has("cookie")) return notFound(c);
    const { viewer, impersonation, hold } = await findViewer(services, c.req.raw);
    if (hold) return c.text(`${holdWords[hold]}\n`, 403, privately);
    // It would carry the person's name and count as opened by them.
    if (impersonation) return c.text(notWhileViewingAs, 403, privately);
    const document = viewer && (await find(c.req.param() as Params, viewer, now));
    const kind = document && findDocumentKind(document.contentType);
    if (!document || !kind) return notFound(c);
    const { page, isOwn, fileName, limit, key } = document;
    const answerHeaders = {
      ...privately,
      "content-type": page ? "image/webp" : document.contentType,
      ...(!page && { "content-disposition": contentDisposition(fileName) }),
    };
    if (c.req.method === "HEAD") return c.body(null, 200, answerHeaders);
    if (!(await allowAttempt(db, limit, viewer.id, now)))
      return c.text(tooMany, 429, { ...privately, "retry-after": "3600" });
    const file = await files.get(key);
    if (!file) {
      log.error({ key }, "the file of a document is missing");
      return notFound(c);
    }
    if (!page && (kind !== "pdf" || isOwn)) {
      await document.recordOpening();
      return c.body(file.body, 200, { ...answerHeaders, "content-length": String(file.size) });
    }
    const reader: Reader = {
      id: viewer.id,
      name: `${viewer.firstName} ${viewer.lastName}`,
      email: viewer.email,
      date: document.date,
    };
    const marked = await takeTurn(viewer.id, async () => {
      const bytes = await buffer(file.body);
      const task = page
        ? { name: "page", options: { page, reader } }
        : { name: "watermark", options: reader };
      return runFileTask<Uint8Array<ArrayBuffer>>({ ...task, bytes });
    }).catch((error: unknown) => {
      log.error({ key, err: error }, "a PDF was not marked");
      return null;
    });
    if (!(marked instanceof Uint8Array))
      return c.text(notReady, 503, { ...privately, "retry-after": "60" });
    await document.recordOpening();
    const length = { "content-length": String(marked.byteLength) };
    return c.body(marked, 200, { ...answerHeaders, ...length });
  };
}

/** Documents must not run scripts here, and this copy is for one person only. */
export const privately = {
  "cache-control": "private, no-store",
  "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
};

const notWhileViewingAs = "Documents can't be opened while you view the site as someone else.\n";
const tooMany =
  "You have opened many documents within an hour. Please wait an hour and try again.\n";
const notReady = "We can't prepare this document right now. Please try again in a minute.\n";

const notFound = (c: Context) => c.text("Not found\n", 404, { "cache-control": "no-store" });
