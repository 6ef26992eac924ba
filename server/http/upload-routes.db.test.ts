import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { Upload } from "tus-js-client";
import { afterAll, describe, expect, test } from "vitest";
import { maxOpenUploads } from "#app/platform/uploads/upload.ts";
import { uploadRoutes } from "./upload-routes.ts";
import { createUploadStore } from "#app/platform/uploads/upload-store.server.ts";
import { readEnv } from "#app/platform/env.ts";
import { createLog } from "#app/platform/log.ts";
import { aUser } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";
import { cookieOf } from "#test/sign-in.ts";

const folder = mkdtempSync(join(tmpdir(), "relevo-uploads-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const env = readEnv({ RELEVO_MODE: "test", SESSION_SECRET: "x".repeat(40), DATA_DIR: folder });

const base64 = (text: string) => Buffer.from(text).toString("base64");
const describing = (kind: string) => `kind ${base64(kind)},filename ${base64("front.jpg")}`;

withDatabase((world) => {
  describe("uploads", () => {
    const anApp = (store = createUploadStore(folder)) => {
      const { db } = world();
      const app = new Hono();
      app.all("/uploads/:id?", uploadRoutes({ db, env, log: createLog("silent") }, store));
      return app;
    };
    const signIn = async () => {
      const user = await aUser(world().db);
      const headers = {
        cookie: await cookieOf(world().db, env, user.id),
        "tus-resumable": "1.0.0",
      };
      const request = (
        path: string,
        method: string,
        more: Record<string, string> = {},
        body?: string,
      ) =>
        anApp().request(path, { method, headers: { ...headers, ...more }, ...(body && { body }) });
      const create = (size: number, kind = "photo") =>
        request("/uploads", "POST", {
          "upload-length": String(size),
          "upload-metadata": describing(kind),
        });
      const patch = (path: string, offset: number, body: string) =>
        request(path, "PATCH", patchHeaders(offset), body);
      return { user, headers, request, create, patch };
    };
    const patchHeaders = (offset: number) => ({
      "upload-offset": String(offset),
      "content-type": "application/offset+octet-stream",
    });

    test("require sign-in and reject other sites", async () => {
      const answer = await anApp().request("/uploads", {
        method: "POST",
        headers: { "tus-resumable": "1.0.0", "upload-length": "5" },
      });
      expect(answer.status).toBe(401);
      const { create } = await signIn();
      const created = await create(5);
      expect(
        [...created.headers.keys()].filter((name) => name.startsWith("access-control")),
      ).toEqual([]);
    });

    test("arrive in pieces and report their offset", async () => {
      const { request, create, patch } = await signIn();
      const { status, headers } = await create(10);
      expect(status).toBe(201);
      const path = headers.get("location")!;
      expect((await patch(path, 0, "01234")).headers.get("upload-offset")).toBe("5");
      expect((await patch(path, 0, "01234")).status).toBe(409);
      const head = await request(path, "HEAD");
      expect(head.headers.get("upload-offset")).toBe("5");
      expect(head.headers.get("upload-length")).toBe("10");
      expect(head.headers.get("cache-control")).toBe("no-store");
      expect((await patch(path, 5, "567890")).status).toBe(413);
      expect((await patch(path, 5, "56789")).status).toBe(204);
    });

    test.each(["HEAD", "PATCH", "DELETE"])(
      "of other people do not exist for %s",
      async (method) => {
        const [owner, stranger] = [await signIn(), await signIn()];
        const path = (await owner.create(5)).headers.get("location")!;
        expect(
          (
            await stranger.request(
              path,
              method,
              patchHeaders(0),
              method === "PATCH" ? "01234" : undefined,
            )
          ).status,
        ).toBe(404);
        expect((await owner.request(path, "HEAD")).headers.get("upload-offset")).toBe("0");
      },
    );

    test.each([
      [10 * 1024 * 1024, "photo", 201],
      [10 * 1024 * 1024 + 1, "photo", 413],
      [20 * 1024 * 1024, "document", 201],
      [20 * 1024 * 1024 + 1, "document", 413],
      [0, "photo", 400],
      [5, "avatar", 400],
    ])("of %d bytes as a %s answer %d", async (size, kind, status) => {
      const { user, create } = await signIn();
      expect((await create(size, kind)).status).toBe(status);
      expect(await createUploadStore(folder).count(user.id)).toBe(status === 201 ? 1 : 0);
    });

    test("reject anything but tus requests", async () => {
      const { headers, request, create } = await signIn();
      const path = (await create(5)).headers.get("location")!;
      const { "tus-resumable": _, ...plain } = headers;
      expect((await anApp().request(path, { method: "HEAD", headers: plain })).status).toBe(412);
      expect((await request(path, "PATCH", { "upload-offset": "0" }, "01234")).status).toBe(415);
      expect(
        (await request(path, "PATCH", { ...patchHeaders(0), "upload-offset": "x" }, "0")).status,
      ).toBe(400);
      expect(
        (await request("/uploads", "POST", { "upload-length": "5", "upload-metadata": "*" }))
          .status,
      ).toBe(400);
      expect((await request(path, "GET")).status).toBe(405);
      expect((await request("/uploads", "GET")).status).toBe(405);
      expect((await request("/uploads/..%2f..%2fsession-secret", "HEAD")).status).toBe(404);
    });

    test("are rate-limited", async () => {
      const { user, create } = await signIn();
      const store = createUploadStore(folder);
      for (let count = 0; count < maxOpenUploads; count++)
        await store.create(user.id, { kind: "photo", fileName: "x", size: 1 });
      expect((await create(5)).status).toBe(429);
    });

    test("are rejected on a full disk and leave nothing behind", async () => {
      const { user, headers } = await signIn();
      const full = createUploadStore(folder, async () => {
        throw Object.assign(new Error("full"), { code: "ENOSPC" });
      });
      const answer = await anApp(full).request("/uploads", {
        method: "POST",
        headers: { ...headers, "upload-length": "5", "upload-metadata": describing("photo") },
      });
      expect(answer.status).toBe(507);
      expect(answer.headers.get("retry-after")).toBe("60");
      expect(await createUploadStore(folder).count(user.id)).toBe(0);
    });

    test("can be deleted by their owner", async () => {
      const { request, create } = await signIn();
      const path = (await create(5)).headers.get("location")!;
      expect((await request(path, "DELETE")).status).toBe(204);
      expect((await request(path, "HEAD")).status).toBe(404);
    });

    test("work with the reference client, which resumes after a disconnect", async () => {
      const { user, headers } = await signIn();
      const server = serve({ fetch: anApp().fetch, port: 0, hostname: "127.0.0.1" });
      await new Promise((resolve) => server.once("listening", resolve));
      const { port } = server.address() as { port: number };
      const content = Buffer.from("0123456789".repeat(1000));
      const send = (uploadUrl: string | null, breakAt: number) =>
        new Promise<string>((resolve, reject) => {
          const upload = new Upload(content, {
            endpoint: `http://127.0.0.1:${port}/uploads`,
            uploadUrl,
            chunkSize: 3000,
            retryDelays: null,
            headers: { cookie: headers.cookie },
            metadata: { filename: "front.jpg", kind: "photo" },
            onChunkComplete: (_, sent) => {
              if (sent >= breakAt) void upload.abort().then(() => resolve(upload.url!));
            },
            onSuccess: () => resolve(upload.url!),
            onError: reject,
          });
          upload.start();
        });
      try {
        const url = await send(null, 6000);
        const id = url.split("/").at(-1)!;
        const store = createUploadStore(folder);
        expect((await store.find(user.id, id))!.offset).toBeLessThan(10_000);
        expect(await send(url, Infinity)).toBe(url);
        expect(Buffer.from((await store.read(user.id, id))!)).toEqual(content);
      } finally {
        server.close();
      }
    });
  });
});
