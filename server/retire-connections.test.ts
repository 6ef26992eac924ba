import { once } from "node:events";
import { Agent, createServer, get, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { retireConnections } from "./retire-connections.ts";

let server: Server;
let agent: Agent;
let port: number;
beforeEach(async () => {
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
  server = createServer((_request, response) => response.end("answer")).listen(0, "127.0.0.1");
  await once(server, "listening");
  ({ port } = server.address() as AddressInfo);
});
afterEach(() => {
  agent.destroy();
  server.closeAllConnections();
});

async function ask(): Promise<IncomingMessage> {
  const [answer] = (await once(get({ port, host: "127.0.0.1", agent }), "response")) as [
    IncomingMessage,
  ];
  await once(answer.resume(), "end");
  return answer;
}

test("answers on a connection that was idle, and then closes it", async () => {
  expect((await ask()).headers.connection).toBe("keep-alive");
  const retired = retireConnections(server, 2_000);
  expect((await ask()).headers.connection).toBe("close");
  await retired;
  await expect(ask()).rejects.toThrow("ECONNREFUSED");
});

test("waits for nobody where there is no connection, and not long where nobody asks", async () => {
  const started = performance.now();
  await retireConnections(server, 2_000);
  expect(performance.now() - started).toBeLessThan(1_000);
});
