import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { maxAvatarBytes } from "#app/accounts/avatar/avatar.ts";

const text = "This request is too large.\n";

const usual = bodyLimit({
  maxSize: 1024 * 1024,
  onError: (c) => c.text(text, 413, { "cache-control": "no-store" }),
});

/** A form brings its own words along with the file. */
const formRoom = 64 * 1024;

/** A person who sends a form is taken back to it and told; a script gets the bare status. */
const picture = bodyLimit({
  maxSize: maxAvatarBytes + formRoom,
  async onError(c) {
    await readAway(c.req.raw.body);
    return c.req.path.endsWith(".data")
      ? c.text(text, 413, { "cache-control": "no-store" })
      : c.redirect("/account/profile?photo=too-large#photo", 303);
  },
});

/** What a camera makes today. Somebody who sends more than that is not owed an explanation. */
const readAwayBytes = 40 * 1024 * 1024;

/** A browser that is still sending does not hear the answer; it only sees the connection end. */
async function readAway(body: ReadableStream<Uint8Array> | null): Promise<void> {
  if (!body || body.locked) return;
  let seen = 0;
  for await (const chunk of body) {
    seen += chunk.byteLength;
    if (seen > readAwayBytes) return;
  }
}

/** How much may be sent to which address. Nothing larger is ever held in memory. */
export function bodyLimits(): MiddlewareHandler {
  return (c, next) =>
    /^\/account\/avatar(\.data)?$/.test(c.req.path) ? picture(c, next) : usual(c, next);
}
