import type { Server } from "node:http";
import { Server as PortServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";

const longestMs = 5_000;

/**
 * Takes no new connections, and closes each with its next response, until none is left or nobody has asked for
 * anything for that long: of a proxy's connection that is just closed, the next request would be lost.
 */
export async function retireConnections(server: Server, quietMs = longestMs): Promise<void> {
  const started = performance.now();
  let lastRequest = started;
  server.prependListener("request", (_request, response) => {
    lastRequest = performance.now();
    response.shouldKeepAlive = false;
  });
  // The close of an HTTP server would also close idle connections, on which a request may be on its way.
  PortServer.prototype.close.call(server);
  const count = promisify(server.getConnections.bind(server));
  while ((await count()) > 0) {
    const now = performance.now();
    if (now - started > longestMs || now - lastRequest > quietMs) return;
    await sleep(20);
  }
}
