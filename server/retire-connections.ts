import type { Server } from "node:http";
import { Server as PortServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** Busy clients ask again within this time, and are told to open another connection. */
const lastRequestMs = 5_000;

/** While other processes serve the port: takes no new connections, and closes each with its next response, so that no request is lost. */
export async function retireConnections(server: Server): Promise<void> {
  server.prependListener("request", (_request, response) => {
    response.shouldKeepAlive = false;
  });
  // The close of an HTTP server would also close idle connections, on which a request may be on its way.
  PortServer.prototype.close.call(server);
  await sleep(lastRequestMs);
}
