import { once } from "node:events";
import { chmodSync, rmSync } from "node:fs";
import { connect, createServer, type Server, type Socket } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { PGlite } from "@electric-sql/pglite";
import type { Log } from "#app/platform/log.ts";
import { OperatorError } from "#app/shared/operator-error.ts";

/**
 * Only one process may open an embedded database. On this socket it is asked to run no query while a backup copies
 * the files that have just changed. Only its own user may connect.
 */
const socketIn = (dataDir: string): string => join(dataDir, "hold-still.sock");

/** A backup that takes longer gets no copy. */
const patienceMs = 2_000;

export function serveHolds(dataDir: string, client: PGlite, log: Log): Server {
  const path = socketIn(dataDir);
  // Of a process that was killed.
  rmSync(path, { force: true });
  const server = createServer((socket) => {
    socket.on("error", () => {});
    void client.runExclusive(() => hold(socket, log));
  });
  server.on("error", (error) => log.warn({ err: error }, "no backups while the site runs"));
  server.listen(path, () => chmodSync(path, 0o600));
  return server.unref();
}

/** Until the other side is done or gone, or its time is over. */
async function hold(socket: Socket, log: Log): Promise<void> {
  if (socket.destroyed) return;
  const started = performance.now();
  const over = new Promise((resolve) => socket.once("data", resolve).once("close", resolve));
  const timer = setTimeout(() => socket.destroy(), patienceMs);
  socket.write("still\n");
  await over;
  clearTimeout(timer);
  socket.end("kept\n");
  log.info({ ms: Math.round(performance.now() - started) }, "held still for a backup");
}

/** Null if no process answers: none serves this folder, or one of an older release. */
export async function whileHeld(dataDir: string, work: () => void): Promise<number | null> {
  const socket = connect(socketIn(dataDir));
  try {
    await once(socket, "connect");
  } catch {
    return null;
  }
  try {
    const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
    const expectLine = async (expected: string) => {
      if ((await lines.next()).value !== expected)
        throw new OperatorError(
          "The site did not hold still while its database was copied. Try again.",
        );
    };
    await expectLine("still");
    const started = performance.now();
    work();
    const ms = Math.round(performance.now() - started);
    socket.write("done\n");
    await expectLine("kept");
    return ms;
  } finally {
    socket.destroy();
  }
}
