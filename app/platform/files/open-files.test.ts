import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { projectRoot } from "#app/platform/project-root.ts";

const avatar = `/avatars/${"a".repeat(64)}/256.webp`;
/** More than the buffers of a connection hold, and several parts. */
const size = 8 * 1024 * 1024;
const folder = mkdtempSync(join(tmpdir(), "relevo-open-files-"));
let server: ChildProcess;
let port = 0;

beforeAll(async () => {
  mkdirSync(join(folder, avatar, ".."), { recursive: true });
  mkdirSync(join(folder, "assets"));
  for (const path of [avatar, "/assets/large.js"])
    writeFileSync(join(folder, path), Buffer.alloc(size, "x"));
  server = fork(join(projectRoot, "test/file-server.ts"), [folder], {
    execArgv: ["--expose-gc", "--no-warnings"],
  });
  [{ port }] = (await once(server, "message")) as [{ port: number }];
});
afterAll(() => {
  server.disconnect();
  rmSync(folder, { recursive: true });
});

/** The open handles of the server, after a garbage collection. */
async function countOpen(): Promise<number> {
  server.send("count");
  const [{ open }] = (await once(server, "message")) as [{ open: number }];
  return open;
}

/** Sends a request on a separate connection and leaves without reading: at once, or when the response has started. */
async function leave(request: string, when: "at once" | "at the response"): Promise<void> {
  const socket = connect(port, "127.0.0.1");
  socket.write(`${request} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  await once(socket, when === "at once" ? "connect" : "readable");
  socket.resetAndDestroy();
}

const get = (path: string) => `GET ${path}`;
const pipelined = (path: string) =>
  Array(10).fill(get(path)).join(" HTTP/1.1\r\nHost: localhost\r\n\r\n");

describe.each(["avatar", "asset"])("an %s of 8 MB", (kind) => {
  const path = kind === "avatar" ? avatar : "/assets/large.js";
  const url = () => `http://127.0.0.1:${port}${path}`;

  it("is sent completely", async () => {
    const response = await fetch(url());
    expect((await response.bytes()).byteLength).toBe(size);
  });

  it.each([
    ["is requested by HEAD", `HEAD ${path}`, "at the response"],
    ["has a reader who leaves before the answer", get(`${path}?leave`), "at once"],
    ["has a reader who leaves at once", get(path), "at once"],
    ["has a reader who leaves in the middle", get(path), "at the response"],
    ["is requested repeatedly on one connection", pipelined(path), "at the response"],
  ] as const)("leaves nothing open when it %s", async (_what, request, when) => {
    const before = await countOpen();
    for (let turn = 0; turn < 3; turn++)
      await Promise.all(Array.from({ length: 20 }, () => leave(request, when)));
    await expect.poll(countOpen, { timeout: 10_000 }).toBeLessThanOrEqual(before);
    expect(server.exitCode).toBeNull();
  });

  it("answers HEAD with its size", async () => {
    const response = await fetch(url(), { method: "HEAD" });
    expect(response.headers.get("content-length")).toBe(String(size));
  });
});
