import type { MiddlewareHandler } from "hono";
import { networkPrefix } from "#app/shared/network-prefix.ts";
import { createBodyMemory } from "./body-memory.ts";
import type { AppContext } from "./guard.ts";

const pieceBytes = 256;
/** Networks deliver hundreds of bytes at once; only an attacker sends them one by one. */
const leastPieceBytes = 64;
const freePieces = 2_000;

/** A client earns time by sending data: otherwise one byte a minute would hold a connection. */
export function bodyDeadline({
  patienceMs = 20_000,
  bytesPerMs = 16,
  memory = createBodyMemory(),
} = {}): MiddlewareHandler {
  return async (context, next) => {
    const c = context as AppContext;
    const isRead = c.req.method === "GET" || c.req.method === "HEAD";
    const source = isRead ? null : c.req.raw.body;
    if (!source) return next();

    const { promise: refused, resolve } = Promise.withResolvers<Response>();
    let answer: Response | undefined;
    let stop: (answer: Response) => void;
    function refuse(status: keyof typeof words): void {
      if (hasRefused()) return;
      answer = refusal(status);
      resolve(answer);
      // The handler fails with a response, not with an error that alerts the operator.
      stop(answer);
    }
    const hasRefused = () => answer !== undefined;
    const sender = () => ({ network: networkPrefix(c.get("ip")), account: c.get("viewerId") });
    const held = memory.open(sender, refuse);
    const reader = source.getReader();
    let patience = patienceMs;
    let pieces = 0;
    let bytes = 0;
    const body = new ReadableStream<Uint8Array>(
      {
        start(controller) {
          stop = (reason) => controller.error(reason);
        },
        async pull(controller) {
          const waitingSince = performance.now();
          const timer = setTimeout(() => refuse(408), patience);
          const { done, value } = await reader.read().finally(() => clearTimeout(timer));
          if (hasRefused()) return;
          if (done) {
            held.arrived();
            return controller.close();
          }
          const earned = value.byteLength / bytesPerMs;
          patience = Math.min(patience - (performance.now() - waitingSince) + earned, patienceMs);
          bytes += value.byteLength;
          if (++pieces > freePieces && bytes < pieces * leastPieceBytes) refuse(400);
          held.add(value.byteLength + pieceBytes);
          if (!hasRefused()) controller.enqueue(value);
        },
        cancel: (reason) => reader.cancel(reason),
      },
      { highWaterMark: 0 },
    );
    c.req.raw = new Request(c.req.raw, { body, duplex: "half" } as RequestInit);
    try {
      return await Promise.race([next(), refused]);
    } finally {
      held.release();
    }
  };
}

const busy = "Too many large uploads are under way. Please try again in a moment.";
const words = {
  400: "Your request arrived in too many pieces. Please try again.",
  408: "Your request took too long to arrive. Please try again.",
  429: busy,
  503: busy,
};

const refusal = (status: keyof typeof words): Response =>
  new Response(`${words[status]}\n`, {
    status,
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
      connection: "close",
      ...(words[status] === busy && { "retry-after": "10" }),
    },
  });
