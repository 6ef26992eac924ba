import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addDocument } from "./add-document.server.ts";
import { addSignature } from "./add-signature.server.ts";
import { forgetOld } from "#server/forget-old.ts";
import { addDays } from "#app/shared/day.ts";
import { hashText } from "./hash-text.server.ts";
import { makeSignedPdf } from "./make-signed-pdf.server.ts";
import { findSignedDocument, listSignedDocuments } from "./signing.queries.server.ts";
import { signatures } from "./signing.table.ts";
import { aUser } from "#test/factories.ts";
import { textOfPdf } from "#test/read-pdf.ts";
import { withDatabase } from "#test/with-database.ts";

const body = "# A letter\n\nWe agree.";
const now = new Date("2026-11-19T17:05:06Z");

withDatabase((world) => {
  async function aLetter() {
    const { db } = world();
    const [buyer, owner] = [await aUser(db), await aUser(db)];
    const documentId = await addDocument(db, {
      kind: "letter",
      title: "A letter",
      body,
      version: "1",
      buyerId: buyer.id,
      ownerId: owner.id,
      timezone: "America/Toronto",
    });
    const sign = (changes: { bodyHash?: string; device?: string } = {}) =>
      db.transaction((tx) =>
        addSignature(tx, {
          documentId,
          userId: buyer.id,
          part: "buyer",
          signature: { typedName: "Ann Lee", bodyHash: changes.bodyHash ?? hashText(body) },
          origin: { address: "203.0.113.7", device: changes.device ?? "A browser" },
          now,
        }),
      );
    return { buyer, owner, documentId, sign };
  }

  test("is signed once, however often the form is sent, and kept with all its circumstances", async () => {
    const { db } = world();
    const { buyer, owner, documentId, sign } = await aLetter();
    const device = "x".repeat(400);
    const outcomes = await Promise.all([sign({ device }), sign({ device }), sign({ device })]);
    expect(outcomes.filter((one) => one.ok && one.isNew)).toHaveLength(1);
    expect(outcomes.every(({ ok }) => ok)).toBe(true);
    for (const { id: userId } of [buyer, owner])
      expect(await findSignedDocument(db, { documentId, userId })).toMatchObject({
        body,
        bodyHash: hashText(body),
        signatures: [
          {
            part: "buyer",
            typedName: "Ann Lee",
            email: buyer.email,
            address: "203.0.113.7",
            device: "x".repeat(300),
            signedAt: now,
          },
        ],
      });
  });

  test("refuses a signature under another text than the one that was shown", async () => {
    const { documentId, sign } = await aLetter();
    const outcome = await sign({ bodyHash: hashText("We disagree.") });
    expect(outcome).toEqual({ ok: false, reason: "text-changed" });
    const signed = await world()
      .db.select()
      .from(signatures)
      .where(eq(signatures.documentId, documentId));
    expect(signed).toEqual([]);
  });

  test("exists for those between whom it is, and is listed once somebody has signed", async () => {
    const { db } = world();
    const { owner, documentId, sign } = await aLetter();
    const list = async (userId: string) =>
      (await listSignedDocuments(db, userId, { page: 1, size: 20 })).rows;
    expect(await list(owner.id)).toEqual([]);
    await sign();
    expect(await list(owner.id)).toMatchObject([
      { id: documentId, signatures: [{ part: "buyer", name: "Ann Lee" }] },
    ]);
    const stranger = await aUser(db);
    expect(await findSignedDocument(db, { documentId, userId: stranger.id })).toBeNull();
    expect(await list(stranger.id)).toEqual([]);
  });

  test("is deleted with its signatures after seven years, and not before", async () => {
    const { db } = world();
    const { buyer, documentId, sign } = await aLetter();
    await sign();
    const find = () => findSignedDocument(db, { documentId, userId: buyer.id });
    const signed = (await find())!.createdAt;
    await forgetOld(db, addDays(signed, 7 * 365));
    expect(await find()).not.toBeNull();
    await forgetOld(db, addDays(signed, 7 * 365 + 3));
    expect(await find()).toBeNull();
    expect(await db.$count(signatures, eq(signatures.documentId, documentId))).toBe(0);
  });

  test("becomes a PDF in the process for files", async () => {
    const { db } = world();
    const { buyer, documentId, sign } = await aLetter();
    await sign();
    const document = await findSignedDocument(db, { documentId, userId: buyer.id });
    const bytes = await makeSignedPdf(buyer.id, document!);
    const pages = await textOfPdf(bytes!);
    expect(pages[0]).toContain("We agree.");
    expect(pages[1]).toContain(hashText(body));
  });
});
