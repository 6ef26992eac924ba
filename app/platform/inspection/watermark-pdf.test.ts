import { degrees } from "@cantoo/pdf-lib";
import { expect, test } from "vitest";
import { runFileTask } from "#app/platform/files/run-file-task.ts";
import { textOfPdf } from "#test/read-pdf.ts";
import { aPdf } from "#test/sample-documents.ts";
import type { Reader } from "./reader.ts";
import { watermarkPdf } from "./watermark-pdf.ts";

const reader: Reader = {
  id: "01900000-0000-7000-8000-000000000000",
  name: "Łucja Núñez",
  email: "ana@example.com",
  date: "Nov 16, 2026",
};

test("every page names who opened this copy and when, and keeps its content", async () => {
  const pages = ["Balance", "Profit and loss", "Notes"];
  const turned = await aPdf(pages, (pdf) => {
    for (const [index, page] of pdf.getPages().entries()) page.setRotation(degrees(index * 90));
  });
  const marked = await textOfPdf(await watermarkPdf(turned, reader));
  expect(marked).toHaveLength(3);
  for (const [index, text] of marked.entries()) {
    expect(text).toContain(pages[index]);
    // Along the edge, and across the page.
    expect(text.split("Łucja Núñez · ana@example.com · Nov 16, 2026")).toHaveLength(3);
  }
});

test("omits a name that the font cannot write; the reader is always identified", async () => {
  const pdf = await aPdf();
  const [chinese] = await textOfPdf(await watermarkPdf(pdf, { ...reader, name: "李明" }));
  expect(chinese).toContain("ana@example.com · Nov 16, 2026");
  const unknown = { ...reader, name: "李明", email: "李@例.example" };
  const [byId] = await textOfPdf(await watermarkPdf(pdf, unknown));
  expect(byId).toContain(`${reader.id} · Nov 16, 2026`);
});

test("a process watermarks a file, and fails if it cannot", async () => {
  const mark = (bytes: Uint8Array) =>
    runFileTask<Uint8Array>({ name: "watermark", bytes, options: reader });
  const [text] = await textOfPdf((await mark(await aPdf(["One"])))!);
  expect(text).toContain("ana@example.com");
  await expect(mark(new TextEncoder().encode("%PDF-1.7 noise"))).rejects.toThrow(
    "the file task watermark failed",
  );
});
