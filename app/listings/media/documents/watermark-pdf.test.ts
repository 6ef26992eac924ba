import { degrees } from "@cantoo/pdf-lib";
import { expect, test } from "vitest";
import { textOfPdf } from "#test/read-pdf.ts";
import { aPdf } from "#test/sample-documents.ts";
import { runPdfTask } from "./run-pdf-task.server.ts";
import { type Reader, watermarkPdf } from "./watermark-pdf.ts";

const reader: Reader = {
  id: "01900000-0000-7000-8000-000000000000",
  name: "Ana Núñez",
  email: "ana@example.com",
  date: "Nov 16, 2026",
};

test("every page says who opened this copy, and when, and keeps what it said", async () => {
  const pages = ["Balance", "Profit and loss", "Notes"];
  const turned = await aPdf(pages, (pdf) => {
    for (const [index, page] of pdf.getPages().entries()) page.setRotation(degrees(index * 90));
  });
  const marked = await textOfPdf(await watermarkPdf(turned, reader));
  expect(marked).toHaveLength(3);
  for (const [index, text] of marked.entries()) {
    expect(text).toContain(pages[index]);
    // Along the edge, and across the page.
    expect(text.split("Ana Núñez  ·  ana@example.com  ·  Nov 16, 2026")).toHaveLength(3);
  }
});

test("a name that the font cannot write is left out; somebody is always named", async () => {
  const pdf = await aPdf();
  const [chinese] = await textOfPdf(await watermarkPdf(pdf, { ...reader, name: "李明" }));
  expect(chinese).toContain("ana@example.com  ·  Nov 16, 2026");
  const unknown = { ...reader, name: "李明", email: "李@例.example" };
  const [byId] = await textOfPdf(await watermarkPdf(pdf, unknown));
  expect(byId).toContain(`${reader.id}  ·  Nov 16, 2026`);
});

test("a thread marks one file after the other, and a file that cannot be marked fails", async () => {
  const [first, second, broken] = await Promise.all([
    runPdfTask({ kind: "watermark", bytes: await aPdf(["One"]), reader }),
    runPdfTask({ kind: "watermark", bytes: await aPdf(["Two"]), reader }),
    runPdfTask({ kind: "watermark", bytes: new TextEncoder().encode("%PDF-1.7 noise"), reader }),
  ]);
  for (const outcome of [first, second]) {
    expect(outcome.ok).toBe(true);
    if (outcome.ok)
      expect((await textOfPdf(outcome.answer.marked))[0]).toContain("ana@example.com");
  }
  expect(broken).toMatchObject({ ok: false, reason: "failed" });
});
