import { mkdtempSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#app/accounts/accounts.table.ts";
import { avatarFile } from "#app/accounts/avatar/avatar.ts";
import { identityFile } from "#app/accounts/identity/identity-verification.ts";
import { identityVerifications } from "#app/accounts/identity/identity-verifications.table.ts";
import { roomFileKey } from "#app/deals/room/room.ts";
import { documentKey } from "#app/listings/media/documents/document.ts";
import { photoKey } from "#app/listings/media/photo.ts";
import { messageAttachments } from "#app/messages/messages.table.ts";
import { messageFileKey } from "#app/messages/thread/files/message-file.ts";
import { createDiskStore } from "#app/platform/files/disk-store.ts";
import { sweepFiles } from "#app/platform/files/sweep-files.job.server.ts";
import {
  aConversation,
  aListing,
  aMessage,
  aPhoto,
  aRoomDocument,
  aUser,
} from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";
import { fileFolders } from "./file-folders.ts";

withDatabase((world) => {
  test("the nightly sweep deletes old unreferenced files and nothing else", async () => {
    const { db } = world();
    const folder = mkdtempSync(join(tmpdir(), "relevo-sweep-"));
    const files = createDiskStore(folder);
    const listing = await aListing(db);
    await aPhoto(db, listing.id, { storageKey: "used" });
    await aPhoto(db, listing.id, {
      kind: "document",
      contentType: "application/pdf",
      storageKey: "used-lease",
    });
    const message = await aMessage(db, await aConversation(db));
    await db.insert(messageAttachments).values({
      messageId: message.id,
      name: "Lease.pdf",
      storageKey: "used",
      contentType: "application/pdf",
      bytes: 7,
    });
    const { storageKey } = await aRoomDocument(db, listing.id);
    const person = await aUser(db);
    await db.update(users).set({ avatar: "used" }).where(eq(users.id, person.id));
    await db.insert(identityVerifications).values({
      userId: person.id,
      legalName: "Ann Lee",
      documentKind: "passport",
      storageKey: identityFile("used"),
      contentType: "image/webp",
      bytes: 10,
    });
    const used = [
      photoKey("used", 400),
      photoKey("used", 400, "jpeg"),
      documentKey("used-lease"),
      messageFileKey("used"),
      roomFileKey(storageKey),
      avatarFile("used", 96),
      identityFile("used"),
    ];
    const unused = [
      photoKey("unused", 400),
      documentKey("unused"),
      messageFileKey("used-lease"),
      roomFileKey("used-lease"),
      avatarFile("unused", 96),
      identityFile("unused"),
    ];
    const others = ["elsewhere/unused"];
    const lastWeek = new Date(Date.now() - 7 * 24 * 60 * 60 * 1000);
    for (const key of [...used, ...unused, ...others]) {
      await files.put(key, Buffer.from("x"), "image/webp");
      utimesSync(join(folder, key), lastWeek, lastWeek);
    }
    const fresh = photoKey("being-stored", 400);
    await files.put(fresh, Buffer.from("x"), "image/webp");
    await sweepFiles({ db, files }, fileFolders, { now: new Date() });
    const left = (await Array.fromAsync(files.list())).map(({ key }) => key);
    expect(left.toSorted()).toEqual([...used, ...others, fresh].toSorted());
  });
});
