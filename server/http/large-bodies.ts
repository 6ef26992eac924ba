import type { Context } from "hono";
import { networkPrefix } from "#app/shared/network-prefix.ts";
import type { AppContext } from "./guard.ts";

type Answer = Promise<Response | void>;

const words = "Too many large uploads are under way. Please try again in a moment.\n";
const headers = { "cache-control": "no-store", "retry-after": "10" };

/**
 * Bounds the memory that forms with files take: they are read whole, and a client may send nearly all of one and then wait. At most
 * a few at once from one network, and no more bytes in all than this process can spare.
 */
export function limitLargeBodies({ perNetwork = 4, maxBytes = 256 * 1024 * 1024 } = {}) {
  const open = new Map<string, number>();
  let bytes = 0;
  return async (context: Context, handle: () => Answer): Answer => {
    const c = context as AppContext;
    const announced = Number(c.req.header("content-length"));
    const network = networkPrefix(c.get("ip"));
    const count = open.get(network) ?? 0;
    // The first is the client's doing, and no error of ours that somebody should be woken for.
    if (count >= perNetwork) return c.text(words, 429, headers);
    if (bytes + announced > maxBytes) return c.text(words, 503, headers);
    open.set(network, count + 1);
    bytes += announced;
    try {
      return await handle();
    } finally {
      bytes -= announced;
      const left = open.get(network)! - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    }
  };
}
