import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { messageAttachments } from "#app/messages/messages.table.ts";
import { messageFileHref, messageFileKey } from "./message-file.ts";
import { messageFileRoutes } from "./message-file-routes.server.ts";
import { auditLog } from "#app/platform/audit/audit.table.ts";
import { createId } from "#app/platform/db/id.ts";
import { readEnv } from "#app/platform/env.ts";
import { createDiskStore } from "#app/platform/files/disk-store.ts";
import { createLog } from "#app/platform/log.ts";
import { aConversation, aMessage, anAdmin, aUser } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";
import { cookieOf } from "#test/sign-in.ts";

const env = readEnv({ RELEVO_MODE: "test", SESSION_SECRET: "x".repeat(40) });
const files = createDiskStore(mkdtempSync(join(tmpdir(), "relevo-message-files-")));

withDatabase((world) => {
  const ask = async (path: string, userId: string | null, method = "GET") => {
    const { db } = world();
    const app = new Hono();
    const services = { db, files, env, log: createLog("silent") };
    app.get("/account/leads/:id/files/:fileId", messageFileRoutes(services));
    const cookie = userId && (await cookieOf(db, env, userId));
    return app.request(path, { method, headers: cookie ? { cookie } : {} });
  };
  const aFile = async (withheld = false) => {
    const { db } = world();
    const thread = await aConversation(db);
    const message = await aMessage(db, thread, { withheld });
    const storageKey = createId();
    await files.put(messageFileKey(storageKey), Buffer.from("a lease"), "application/pdf");
    const [file] = await db
      .insert(messageAttachments)
      .values({
        messageId: message.id,
        name: "Bail été.pdf",
        storageKey,
        contentType: "application/pdf",
        bytes: 7,
      })
      .returning();
    return { thread, file: file!, href: messageFileHref(thread.id, file!.id), storageKey };
  };

  describe("a file of a message", () => {
    test("is a download for the two people, and not found for anyone else", async () => {
      const { db } = world();
      const { thread, href } = await aFile();
      for (const userId of [thread.buyerId, thread.ownerId]) {
        const answer = await ask(href, userId);
        expect(answer.status).toBe(200);
        expect(await answer.text()).toBe("a lease");
        expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="Bail/);
        expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
        expect(answer.headers.get("cache-control")).toBe("private, no-store");
        expect(answer.headers.get("content-security-policy")).toContain("sandbox");
      }
      const others = [await aUser(db), await anAdmin(db, { adminAreas: ["finance"] })];
      for (const userId of [null, ...others.map(({ id }) => id)])
        expect((await ask(href, userId)).status).toBe(404);
    });

    test("is available to administrators of conversations, which is logged", async () => {
      const { db } = world();
      const { thread, href } = await aFile(true);
      const admin = await anAdmin(db, { adminAreas: ["support"] });
      expect((await ask(href, admin.id)).status).toBe(200);
      const log = await db
        .select({ action: auditLog.action, actorId: auditLog.actorId })
        .from(auditLog)
        .where(eq(auditLog.subjectId, thread.id));
      expect(log).toEqual([{ action: "attachment-opened", actorId: admin.id }]);
    });

    test("is not found under another conversation or with a malformed id", async () => {
      const { thread, file } = await aFile();
      const other = await aFile();
      for (const path of [
        messageFileHref(other.thread.id, file.id),
        messageFileHref(thread.id, createId()),
        messageFileHref(thread.id, "1"),
        messageFileHref("1", file.id),
      ])
        expect((await ask(path, thread.buyerId)).status, path).toBe(404);
    });

    test("of a withheld message is available to its sender only", async () => {
      const { thread, href } = await aFile(true);
      expect((await ask(href, thread.buyerId)).status).toBe(200);
      expect((await ask(href, thread.ownerId)).status).toBe(404);
    });
  });
});
