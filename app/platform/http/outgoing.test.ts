import { once } from "node:events";
import http, { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { Resolver } from "node:dns/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { fetchPublic } from "./fetch-public.server.ts";
import { lookupPublic } from "./lookup-public.server.ts";
import { postToPublicHost } from "./post-to-public-host.server.ts";

// Stand-ins: a plain server for those with a certificate, whose address counts as public here.
const port = vi.hoisted(() => ({ current: 0 }));
vi.mock("node:https", () => ({
  request: (url: string, options: object, answered: () => void) => {
    const { hostname, pathname } = new URL(url);
    return http.request(
      { ...options, hostname, port: port.current, path: pathname, agent: false },
      answered,
    );
  },
}));
vi.mock("./public-address.ts", async (original) => {
  const { isPublicAddress } = await original<typeof import("./public-address.ts")>();
  return {
    isPublicAddress: (address: string) => address === "127.0.0.1" || isPublicAddress(address),
  };
});

const nobody = Object.assign(new Error("queryAaaa ENODATA"), { code: "ENODATA" });

/** What name servers answer, one address after the other for each question. */
function resolveTo(...answers: string[][]) {
  const next = () => answers.shift() ?? [];
  const v4 = vi.spyOn(Resolver.prototype, "resolve4");
  const v6 = vi.spyOn(Resolver.prototype, "resolve6").mockRejectedValue(nobody);
  v4.mockImplementation(async () => next() as never);
  return { v4, v6 };
}

async function aReceiver(listener: RequestListener) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    listener(request, response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  port.current = (server.address() as AddressInfo).port;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { asked };
}

const post = () => postToPublicHost("https://hooks.example.com/in", {}, Buffer.from("{}"));

test.each([
  ["private", ["10.0.0.7"]],
  ["private beside a public one", ["8.8.8.8", "192.168.0.1"]],
  ["of the machine's own metadata", ["169.254.169.254"]],
])("connects to no name whose address is %s", async (_, addresses) => {
  resolveTo(addresses);
  await expect(post()).rejects.toThrow("does not lead to a public address");
});

test.each(["::1", "::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::1", "fd00::1"])(
  "connects to no name that leads to %s",
  async (address) => {
    const { v4, v6 } = resolveTo();
    v4.mockRejectedValue(nobody);
    v6.mockResolvedValue([address] as never);
    await expect(post()).rejects.toThrow("does not lead to a public address");
  },
);

test("asks for a name once, and connects to what it was told then", async () => {
  const { v4 } = resolveTo(["127.0.0.1"], ["10.0.0.7"]);
  const receiver = await aReceiver((_, response) => response.end());
  expect(await post()).toBe(200);
  expect(receiver.asked).toEqual(["POST /in"]);
  expect(v4).toHaveBeenCalledTimes(1);
});

test.each([true, false])("answers as the lookup of a connection (all: %s)", async (all) => {
  resolveTo(["8.8.8.8", "8.8.4.4"]);
  const found = await new Promise((resolve, reject) =>
    lookupPublic("hooks.example.com", { all }, (error, ...given) =>
      error ? reject(error) : resolve(given),
    ),
  );
  const both = [
    { address: "8.8.8.8", family: 4 },
    { address: "8.8.4.4", family: 4 },
  ];
  expect(found).toEqual(all ? [both] : ["8.8.8.8", 4]);
});

test("a name without addresses fails with the name server's words", async () => {
  const { v4 } = resolveTo();
  v4.mockRejectedValue(new Error("queryA ENOTFOUND hooks.example.com"));
  await expect(post()).rejects.toThrow("ENOTFOUND");
});

test("posting follows no redirect", async () => {
  resolveTo(["127.0.0.1"], ["127.0.0.1"]);
  const receiver = await aReceiver((_, response) =>
    response.writeHead(307, { location: "https://hooks.example.com/other" }).end(),
  );
  expect(await post()).toBe(307);
  expect(receiver.asked).toEqual(["POST /in"]);
});

test("posting ends at the headers, however much follows", async () => {
  resolveTo(["127.0.0.1"]);
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  await aReceiver((_, response) => {
    const more = () => response.write("x".repeat(65_536), () => setImmediate(more));
    response.writeHead(200);
    response.on("close", resolve);
    more();
  });
  expect(await post()).toBe(200);
  await closed;
});

test("posting does not wait for slow headers", async () => {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => timeout(ms / 100));
  resolveTo(["127.0.0.1"]);
  const receiver = await aReceiver((request) => {
    // A line of the headers, and never the last one.
    const drip = setInterval(() => request.socket.write("HTTP/1.1 100 Continue\r\n\r\n"), 10);
    request.socket.on("close", () => clearInterval(drip));
  });
  await expect(post()).rejects.toMatchObject({ name: "AbortError" });
  expect(receiver.asked).toHaveLength(1);
});

const read = (url: string) => fetchPublic(url, { maxBytes: 1000 });

test.each([
  "http://example.com/a.csv",
  "https://me:secret@example.com/",
  "file:///etc/passwd",
  "https://example.com:8443/",
  "https://127.0.0.1/",
  "https://2130706433/",
  "https://[::ffff:10.0.0.1]/",
  "https://localhost/",
])("%s is not fetched, nor is a redirect to it followed", async (address) => {
  const refused = { ok: false, canRetry: false, message: expect.stringContaining("public site") };
  expect(await read(address)).toMatchObject(refused);
  resolveTo(["127.0.0.1"]);
  const receiver = await aReceiver((_, response) =>
    response.writeHead(302, { location: address }).end(),
  );
  expect(await read("https://example.com/a")).toMatchObject(refused);
  expect(receiver.asked).toEqual(["GET /a"]);
});

test("a redirect is followed to a name that is checked like the first, however long it is", async () => {
  const long = `https://cdn.example.com/${"x".repeat(2000)}`;
  resolveTo(["127.0.0.1"], ["127.0.0.1"], ["127.0.0.1"], ["10.0.0.7"]);
  await aReceiver(({ url }, response) => {
    if (url === "/a") response.writeHead(302, { location: long });
    response.end("found");
  });
  expect(await read("https://example.com/a")).toMatchObject({ ok: true, status: 200 });
  expect(await read("https://example.com/a")).toMatchObject({ ok: false, canRetry: true });
});

test("reading ends at the limit of bytes", async () => {
  resolveTo(["127.0.0.1"]);
  await aReceiver((_, response) => {
    const more = () => response.write("x".repeat(600), () => setImmediate(more));
    more();
  });
  expect(await read("https://example.com/a")).toMatchObject({
    ok: false,
    message: "What the address sends is too large.",
  });
});
