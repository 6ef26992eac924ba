import { PDFDocument } from "@cantoo/pdf-lib";
import { expect, test } from "vitest";
import { drawSignedDocument } from "./draw-signed-document.server.ts";
import type { Signature, SignedDocument } from "./signed-document.ts";
import { lowestTextOfPdf, textOfPdf } from "#test/read-pdf.ts";

const signature: Signature = {
  part: "buyer",
  userId: "01990000-0000-7000-8000-000000000001",
  typedName: "Ann Lee",
  email: "ann@relevo.example",
  address: "203.0.113.7",
  device: "Mozilla/5.0 (X11; Linux x86_64)",
  signedAt: new Date("2026-11-19T17:05:06Z"),
};
const document: SignedDocument = {
  id: "01990000-0000-7000-8000-000000000002",
  kind: "agreement",
  title: "Confidentiality agreement",
  body: "# Agreement\n\n## 1. Purpose\n\nTo look at a business.\n\n- the figures\n- the lease",
  bodyHash: "ab".repeat(32),
  version: "CA-2026-11",
  timezone: "America/Toronto",
  createdAt: new Date("2026-11-19T17:05:06Z"),
  signatures: [signature],
};
const words = async (bytes: Uint8Array) =>
  (await textOfPdf(bytes)).map((page) => page.replaceAll("\n", " "));

test("the text comes first, then a certificate with all that was recorded", async () => {
  const [text, certificate, ...more] = await words(await drawSignedDocument(document));
  expect(text).toContain("To look at a business.");
  expect(text).toContain("the lease");
  for (const fact of [
    document.bodyHash,
    document.id,
    "CA-2026-11",
    signature.typedName,
    signature.email,
    signature.address,
    signature.device,
    signature.userId,
    "2026-11-19 17:05:06 UTC (Nov 19, 2026, 12:05",
    "Signed by Ann Lee (buyer)",
  ])
    expect(certificate).toContain(fact);
  expect(more).toEqual([]);
});

test("a name keeps its letters; those of another script stand in the properties of the file", async () => {
  const typedName = "Łukasz Ștefan Kovács-Őry 李";
  const bytes = await drawSignedDocument({
    ...document,
    signatures: [{ ...signature, typedName }],
  });
  const [, certificate] = await words(bytes);
  expect(certificate).toContain("Łukasz Ștefan Kovács-Őry [U+674E]");
  expect((await PDFDocument.load(bytes)).getAuthor()).toBe(typedName);
});

test("a long text takes as many pages as it needs, and no word is lost", async () => {
  const body = `${"word ".repeat(3_000)}\n\n${"x".repeat(5_000)}\n\nThe end.`;
  const bytes = await drawSignedDocument({ ...document, body, signatures: [] });
  const pages = await words(bytes);
  const text = pages.slice(0, -1).join(" ");
  expect(text.match(/\bword\b/g)).toHaveLength(3_000);
  expect(text.match(/x/g)!.length).toBeGreaterThanOrEqual(5_000);
  expect(text).toContain("The end.");
  expect(pages.at(-1)).toContain("Not signed yet");
  for (const lowest of await lowestTextOfPdf(bytes)) expect(lowest).toBeGreaterThan(30);
});
