import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { afterEach, describe, expect, it } from "vitest";
import { bodyDeadline } from "./body-deadline.ts";

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function listen(msFor: (bytes: number) => number): Promise<number> {
  const app = new Hono();
  app.use("*", bodyDeadline(msFor));
  app.post("/", async (c) => c.text(`${(await c.req.text()).length} bytes`));
  server = createServer(getRequestListener(app.fetch)).listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as { port: number }).port;
}

/** Sends the head and part of the body, and reads what comes until the connection ends. */
async function ask(port: number, body: string, announced: number): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write(
    `POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: ${announced}\r\n\r\n${body}`,
  );
  let answer = "";
  socket.on("data", (chunk: Buffer) => (answer += chunk.toString()));
  await once(socket, "close");
  return answer;
}

describe("bodyDeadline", () => {
  it("answers 408 and closes the connection when the body does not arrive", async () => {
    const port = await listen(() => 50);
    expect(await ask(port, "abc", 10)).toMatch(/^HTTP\/1.1 408 [\s\S]*took too long/);
  });

  it("lets a body pass that arrives in time", async () => {
    const port = await listen(() => 5_000);
    expect(await ask(port, "0123456789", 10)).toMatch(/^HTTP\/1.1 200 [\s\S]*10 bytes/);
  });

  it("gives a larger body more time", async () => {
    const asked: number[] = [];
    const port = await listen((bytes) => {
      asked.push(bytes);
      return 5_000;
    });
    await ask(port, "0123456789", 10);
    expect(asked).toEqual([10]);
  });
});
