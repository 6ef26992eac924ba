import type { Context, Handler } from "hono";
import { findViewer } from "#app/accounts/sessions/find-viewer.server.ts";
import { holdWords } from "#app/accounts/sessions/hold.ts";
import type { Services } from "#app/context.ts";
import { limitIdleTime } from "#app/platform/uploads/idle-limit.ts";
import {
  isUploadKind,
  maxOpenUploads,
  maxUploadBytes,
  uploadsPath,
} from "#app/platform/uploads/upload.ts";
import { parseByteCount, parseMetadata, tusVersion } from "#app/platform/uploads/upload-headers.ts";
import {
  createUploadStore,
  InterruptedBody,
  TooManyBytes,
  type UploadStore,
} from "#app/platform/uploads/upload-store.server.ts";
import { isId } from "#app/platform/db/id.ts";

type UploadServices = Pick<Services, "db" | "env" | "log">;

const idleMs = 30_000;
const always = { "tus-resumable": tusVersion, "cache-control": "no-store" };

/** Resumable uploads by the tus protocol, with its extensions "creation" and "termination". */
export function uploadRoutes(
  services: UploadServices,
  store: UploadStore = createUploadStore(services.env.DATA_DIR),
): Handler {
  return async (c) => {
    const response = await answer(c, services, store);
    // A browser that is still sending does not read the response.
    if (response.status >= 400) await readAway(c.req.raw.body);
    return response;
  };
}

async function answer(c: Context, services: UploadServices, store: UploadStore): Promise<Response> {
  const { viewer, impersonation, hold } = await findViewer(services, c.req.raw);
  if (impersonation || hold) return refuse(c, 403, holdWords[hold ?? "impersonation"]);
  if (!viewer) return refuse(c, 401, "Please sign in to upload files.");
  if (c.req.header("tus-resumable") !== tusVersion)
    return refuse(c, 412, `This address speaks tus ${tusVersion}.`, { "tus-version": tusVersion });
  const id = c.req.param("id");
  try {
    if (id === undefined)
      return c.req.method === "POST"
        ? await create(c, store, viewer.id)
        : refuse(c, 405, "POST only.");
    const upload = isId(id) ? await store.find(viewer.id, id) : null;
    if (!upload) return refuse(c, 404, "There is no such upload.");
    switch (c.req.method) {
      case "HEAD":
        return c.body(null, 200, {
          ...always,
          "upload-offset": String(upload.offset),
          "upload-length": String(upload.size),
        });
      case "PATCH":
        return await append(c, store, viewer.id, upload);
      case "DELETE":
        await store.remove(viewer.id, upload.id);
        return c.body(null, 204, always);
      default:
        return refuse(c, 405, "HEAD, PATCH and DELETE only.");
    }
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    services.log.error({ err: error }, "no room for uploads");
    return refuse(c, 507, "We have no room for this file right now. Please try again later.", {
      "retry-after": "60",
    });
  }
}

async function create(c: Context, store: UploadStore, ownerId: string): Promise<Response> {
  const size = parseByteCount(c.req.header("upload-length"));
  const metadata = parseMetadata(c.req.header("upload-metadata"));
  if (size === null || !metadata || !isUploadKind(metadata.kind))
    return refuse(c, 400, "The length or the kind of the file is missing.");
  const { kind, fileName } = metadata;
  if (size === 0) return refuse(c, 400, "This file is empty.");
  if (size > maxUploadBytes[kind]) return refuse(c, 413, "This file is too large.");
  if ((await store.count(ownerId)) >= maxOpenUploads)
    return refuse(c, 429, "Too many uploads are under way.", { "retry-after": "3600" });
  const upload = await store.create(ownerId, { kind, fileName, size });
  return c.body(null, 201, { ...always, location: `${uploadsPath}/${upload.id}` });
}

async function append(
  c: Context,
  store: UploadStore,
  ownerId: string,
  upload: NonNullable<Awaited<ReturnType<UploadStore["find"]>>>,
): Promise<Response> {
  if (c.req.header("content-type") !== "application/offset+octet-stream")
    return refuse(c, 415, "The body must be application/offset+octet-stream.");
  const offset = parseByteCount(c.req.header("upload-offset"));
  if (offset === null) return refuse(c, 400, "The offset is missing.");
  if (offset !== upload.offset) return refuse(c, 409, "The upload continues elsewhere.");
  const length = parseByteCount(c.req.header("content-length")) ?? 0;
  if (length > upload.size - offset) return refuse(c, 413, "The body is longer than the file.");
  const { body } = c.req.raw;
  try {
    const next = body ? await store.append(ownerId, upload, limitIdleTime(body, idleMs)) : offset;
    if (next === null) return refuse(c, 409, "The upload continues elsewhere.");
    return c.body(null, 204, { ...always, "upload-offset": String(next) });
  } catch (error) {
    if (error instanceof TooManyBytes) return refuse(c, 413, "The body is longer than the file.");
    if (error instanceof InterruptedBody)
      return refuse(c, 408, "The upload broke off.", { connection: "close" });
    throw error;
  }
}

type Refusal = 400 | 401 | 403 | 404 | 405 | 408 | 409 | 412 | 413 | 415 | 429 | 507;

const refuse = (c: Context, status: Refusal, words: string, headers: Record<string, string> = {}) =>
  c.text(`${words}\n`, status, { ...always, ...headers });

const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && /^(ENOSPC|EDQUOT)$/.test(String((error as NodeJS.ErrnoException).code));

const readAwayBytes = 8 * 1024 * 1024;

async function readAway(body: ReadableStream<Uint8Array> | null): Promise<void> {
  if (!body || body.locked) return;
  let seen = 0;
  try {
    for await (const chunk of limitIdleTime(body, idleMs)) {
      seen += chunk.byteLength;
      if (seen > readAwayBytes) return;
    }
  } catch {
    // The client has gone: nobody reads the response.
  }
}
