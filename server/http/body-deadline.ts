import type { MiddlewareHandler } from "hono";
import type { AppContext } from "./guard.ts";

/** A short form over a bad line. */
const leastMs = 20_000;
/** What the slowest phone line still manages; a larger body gets more time. */
const bytesPerMs = 16;

const usualDeadline = (bytes: number): number => leastMs + bytes / bytesPerMs;

/**
 * Ends a request whose body does not arrive in time. Without it a client that sends one byte a minute holds a connection and
 * whatever waits for the body.
 */
export const bodyDeadline =
  (msFor: (bytes: number) => number = usualDeadline): MiddlewareHandler =>
  async (context, next) => {
    const { incoming } = (context as AppContext).env;
    if (!incoming || incoming.complete || context.req.method === "GET") return next();
    const announced = Number(incoming.headers["content-length"]) || 0;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<Response>((resolve) => {
      timer = setTimeout(() => {
        if (!incoming.complete) resolve(context.text(words, 408, headers));
      }, msFor(announced));
    });
    try {
      return await Promise.race([next(), late]);
    } finally {
      clearTimeout(timer);
    }
  };

const words = "Your request took too long to arrive. Please try again.\n";
const headers = { "cache-control": "no-store", connection: "close" };
