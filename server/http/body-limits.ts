import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { maxAvatarBytes } from "#app/accounts/avatar/avatar.ts";
import { maxIdentityBytes } from "#app/accounts/identity/identity-verification.ts";
import { maxDocumentBytes } from "#app/listings/media/documents/document.ts";
import { isPhotosPath, maxPhotoFormBytes } from "#app/listings/media/photos/own-photo.ts";
import { maxFormBytes } from "#app/messages/thread/files/message-file.ts";

const text = "This request is too large.\n";

const usual = bodyLimit({
  maxSize: 1024 * 1024,
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

/** The body limit of each address. Nothing larger is ever held in memory. */
export function bodyLimits(): MiddlewareHandler {
  return (c, next) => {
    const { path } = c.req;
    if (/^\/account\/avatar(\.data)?$/.test(path)) return picture(c, next);
    if (/^\/account\/identity(\.data)?$/.test(path)) return identity(c, next);
    if (isPhotosPath(path)) return photos(c, next);
    if (/^\/account\/leads\/[^/]+(\.data)?$/.test(path)) return reply(c, next);
    return /^\/(account|admin)\/listings\/[^/]+\/documents(\.data)?$/.test(path)
      ? document(c, next)
      : usual(c, next);
  };
}
