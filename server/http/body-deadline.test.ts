import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect, type Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { afterEach, describe, expect, it, vi } from "vitest";
import { bodyDeadline } from "./body-deadline.ts";
import { createBodyMemory } from "./body-memory.ts";
import type { AppVariables } from "./guard.ts";

let server: Server | undefined;
let received = 0;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  received = 0;
});

async function listen(options: Parameters<typeof bodyDeadline>[0]): Promise<number> {
  const app = new Hono<{ Variables: AppVariables }>();
  app.use("*", (c, next) => {
    c.set("ip", c.req.header("x-from") ?? "192.0.2.1");
    return next();
  });
  app.use("*", bodyDeadline(options));
  app.post("/", async (c) => {
    let bytes = 0;
    for await (const piece of c.req.raw.body!) {
      bytes += piece.byteLength;
      received += piece.byteLength;
    }
    return c.text(`${bytes} bytes`);
  });
  // A body whose client is gone.
  app.onError((_error, c) => c.body(null));
  server = createServer(getRequestListener(app.fetch)).listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as { port: number }).port;
}

interface Asked {
  socket: Socket;
  /** Everything until the connection ends. */
  answer: Promise<string>;
}

/** Sends the head and part of the body. */
function ask(port: number, body: string, length: string, from = "192.0.2.1"): Asked {
  const socket = connect(port, "127.0.0.1");
  socket.write(
    `POST / HTTP/1.1\r\nhost: x\r\nx-from: ${from}\r\nconnection: close\r\n${length}\r\n\r\n${body}`,
  );
  let text = "";
  socket.on("data", (chunk: Buffer) => (text += chunk.toString()));
  // The server may close while we still send.
  socket.on("error", () => undefined);
  const closed = new Promise((resolve) => socket.once("close", resolve));
  return { socket, answer: closed.then(() => text) };
}

describe("bodyDeadline", () => {
  it("accepts a body that arrives in time", async () => {
    const port = await listen({});
    const { answer } = ask(port, "0123456789", "content-length: 10");
    expect(await answer).toMatch(/^HTTP\/1.1 200 [\s\S]*10 bytes/);
  });

  it.each(["content-length: 1000000000", "transfer-encoding: chunked"])(
    "answers 408 and closes the connection when the client stalls, with %s",
    async (length) => {
      const port = await listen({ patienceMs: 50 });
      const { answer } = ask(port, "1\r\n", length);
      expect(await answer).toMatch(/^HTTP\/1.1 408 [\s\S]*took too long/);
    },
  );

  it("answers 408 to a client that is never silent but too slow", async () => {
    const port = await listen({ patienceMs: 200 });
    const { socket, answer } = ask(port, "a", "content-length: 1000000");
    const timer = setInterval(() => socket.write("a"), 5);
    expect(await answer).toMatch(/^HTTP\/1.1 408 /);
    clearInterval(timer);
  });

  it("does not let a client that sent fast stall at the end", async () => {
    const port = await listen({ patienceMs: 50, bytesPerMs: 0.001 });
    const { answer } = ask(port, "a".repeat(1_000_000), "content-length: 1000001");
    expect(await answer).toMatch(/^HTTP\/1.1 408 /);
  });

  it("rejects a body that is sent byte by byte", async () => {
    const port = await listen({});
    const { answer } = ask(port, "1\r\na\r\n".repeat(3_000), "transfer-encoding: chunked");
    expect(await answer).toMatch(/^HTTP\/1.1 400 [\s\S]*too many pieces/);
  });

  it("accepts other bodies while one network stalls as many as it can", async () => {
    const memory = createBodyMemory({ perNetwork: 1_500_000, inAll: 2_000_000 });
    const port = await listen({ memory });
    const large = "a".repeat(600_000);
    const stalled = [1, 2].map(() => ask(port, large, "content-length: 600001", "192.0.2.1"));
    await vi.waitFor(() => expect(received).toBe(1_200_000));
    const refused = ask(port, large, "content-length: 600000", "192.0.2.1");
    expect(await refused.answer).toMatch(/^HTTP\/1.1 429 [\s\S]*retry-after: 10/);
    const honest = ask(port, `${large}${large}`, "content-length: 1200000", "192.0.2.9");
    expect(await honest.answer).toMatch(/^HTTP\/1.1 200 /);
    expect(await Promise.race(stalled.map(({ answer }) => answer))).toMatch(/^HTTP\/1.1 503 /);
  });
});
