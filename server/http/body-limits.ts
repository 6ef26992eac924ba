import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { maxAvatarBytes } from "#app/accounts/avatar/avatar.ts";
import { maxIdentityBytes } from "#app/accounts/identity/identity-verification.ts";
import { maxDocumentBytes } from "#app/listings/media/documents/document.ts";
import { isPhotosPath, maxPhotoFormBytes } from "#app/listings/media/photos/own-photo.ts";
import { maxFormBytes } from "#app/messages/thread/files/message-file.ts";
import { limitLargeBodies } from "./large-bodies.ts";

const text = "This request is too large.\n";

const usualBytes = 1024 * 1024;

const usual = bodyLimit({
  maxSize: usualBytes,
  onError: (c) => c.text(text, 413, { "cache-control": "no-store" }),
});

/** A form has text fields besides the file. */
const formRoom = 64 * 1024;

/** A browser form is redirected back with an error; a script gets just the status. */
const picture = bodyLimit({
  maxSize: maxAvatarBytes + formRoom,
  async onError(c) {
    await readAway(c.req.raw.body);
    return c.req.path.endsWith(".data")
      ? c.text(text, 413, { "cache-control": "no-store" })
      : c.redirect("/account/profile?photo=too-large#photo", 303);
  },
});

const identity = bodyLimit({
  maxSize: maxIdentityBytes + formRoom,
  async onError(c) {
    await readAway(c.req.raw.body);
    return c.req.path.endsWith(".data")
      ? c.text(text, 413, { "cache-control": "no-store" })
      : c.redirect("/account/identity?problem=too-large", 303);
  },
});

/** One document in a form, for browsers without JavaScript. */
const document = bodyLimit({
  maxSize: maxDocumentBytes + formRoom,
  async onError(c) {
    await readAway(c.req.raw.body);
    return c.req.path.endsWith(".data")
      ? c.text(text, 413, { "cache-control": "no-store" })
      : c.redirect(`${c.req.path}?problem=too-large#documents`, 303);
  },
});

/** Several photos in a form, for browsers without JavaScript; others send them one by one to /uploads. */
const photos = bodyLimit({
  maxSize: maxPhotoFormBytes,
  async onError(c) {
    await readAway(c.req.raw.body);
    const page = c.req.path.replace(/\.data$/, "");
    return c.req.path.endsWith(".data")
      ? c.text(text, 413, { "cache-control": "no-store" })
      : c.redirect(`${page}?problem=form-too-large`, 303);
  },
});

/** A reply with its files, for browsers without JavaScript; others send them one by one to /uploads. */
const reply = bodyLimit({
  maxSize: maxFormBytes + formRoom,
  async onError(c) {
    await readAway(c.req.raw.body);
    return c.req.path.endsWith(".data")
      ? c.text(text, 413, { "cache-control": "no-store" })
      : c.redirect(`${c.req.path}?problem=too-large#reply`, 303);
  },
});

/** The size of a large camera photo. Larger uploads are cut off without an explanation. */
const readAwayBytes = 40 * 1024 * 1024;

/** A browser that is still uploading does not read the response; it only sees the connection close. */
async function readAway(body: ReadableStream<Uint8Array> | null): Promise<void> {
  if (!body || body.locked) return;
  let seen = 0;
  for await (const chunk of body) {
    seen += chunk.byteLength;
    if (seen > readAwayBytes) return;
  }
}

/** The limit of the addresses that take files; null for all others. */
function fileLimit(path: string): MiddlewareHandler | null {
  if (/^\/account\/avatar(\.data)?$/.test(path)) return picture;
  if (/^\/account\/identity(\.data)?$/.test(path)) return identity;
  if (isPhotosPath(path)) return photos;
  if (/^\/account\/leads\/[^/]+(\.data)?$/.test(path)) return reply;
  return /^\/(account|admin)\/listings\/[^/]+\/documents(\.data)?$/.test(path) ? document : null;
}

/** The body limit of each address. Nothing larger is ever held in memory. */
export function bodyLimits(bound = limitLargeBodies()): MiddlewareHandler {
  return (c, next) => {
    const limit = fileLimit(c.req.path);
    const announced = limit && c.req.header("content-length");
    // A body of unknown length is read here, before anybody is asked who they are. Browsers tell the length of a form.
    if (!limit || announced === undefined) return usual(c, next);
    return Number(announced) > usualBytes ? bound(c, () => limit(c, next)) : limit(c, next);
  };
}
