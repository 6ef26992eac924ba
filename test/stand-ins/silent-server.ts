import { createServer, type Socket } from "node:net";
import type { AddressInfo } from "node:net";

/** A mail server that accepts the connection and never answers. */
export interface SilentServer {
  url: string;
  /** Does the work and waits for a connection caused by it. */
  untilConnected(work: () => Promise<unknown>): Promise<void>;
  stop(): Promise<void>;
}

export async function startSilentServer(): Promise<SilentServer> {
  const calls = new Set<Socket>();
  const server = createServer((socket) => {
    calls.add(socket);
    socket.on("error", () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async untilConnected(work) {
      const connected = new Promise<void>((resolve) => server.once("connection", () => resolve()));
      await Promise.all([connected, work()]);
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const call of calls) call.destroy();
      }),
  };
}
