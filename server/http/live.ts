import type { Context, Handler } from "hono";
import type { LiveStreams } from "#app/platform/live/live-streams.server.ts";
import { findViewer } from "#app/accounts/sessions/find-viewer.server.ts";
import type { Services } from "#app/context.ts";
import type { AppContext } from "./guard.ts";

/** For changes written just before the end. */
const lastWordsMs = 300;
const noStore = { "cache-control": "private, no-store" };

/** `person` is whom the page was rendered for: it must not follow the next person who signs in in another tab. */
export function liveRoute(services: Pick<Services, "db" | "env">, live: LiveStreams): Handler {
  return async (context) => {
    const c = context as unknown as AppContext;
    const given = c.req.header("last-event-id") ?? c.req.query("after");
    if (given !== undefined && !/^\d{1,9}$/.test(given))
      return text(c, 400, "The number of the last event is not valid.");
    const found = await findViewer(services, c.req.raw);
    const { viewer, impersonation, hold, sessionId, cookies } = found;
    // The stream has ended for the client.
    if (impersonation || hold) return text(c, 404, "Not found");
    if (!viewer || !sessionId) return text(c, 401, "Please sign in.");
    const person = c.req.query("person");
    if (person !== undefined && person !== viewer.id) return text(c, 404, "Not found");
    c.set("viewerId", viewer.id);
    for (const cookie of cookies) c.header("set-cookie", cookie, { append: true });
    if (c.req.method === "HEAD") return c.body(null, 200, streamHeaders);
    const after = given === undefined ? null : Number(given);
    const stream = await live.open({ userId: viewer.id, sessionId, after });
    if (!stream) {
      c.header("retry-after", "30");
      return text(c, 503, "Too many connections. Please try again in a moment.");
    }
    const { outgoing } = c.env;
    outgoing?.once("close", () => stream.end());
    // A client that reads nothing would keep the response open.
    void stream.ended.then(() => setTimeout(() => outgoing?.destroy(), lastWordsMs).unref());
    return c.body(stream.body, 200, streamHeaders);
  };
}

const streamHeaders = {
  ...noStore,
  "content-type": "text/event-stream; charset=utf-8",
  // nginx would buffer it.
  "x-accel-buffering": "no",
  // A connection whose stream has ended must not delay a stopping server.
  connection: "close",
};

const text = (c: Context, status: 400 | 401 | 404 | 503, words: string) =>
  c.text(`${words}\n`, status, noStore);
