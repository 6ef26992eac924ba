import { expect, test } from "vitest";
import { cleanDocumentName, contentDisposition } from "./document-name.ts";

test.each([
  ["Statements 2025.pdf", "pdf", "Statements 2025.pdf"],
  ["../../etc/passwd", "pdf", "passwd.pdf"],
  ["..\\..\\windows\\system32\\lease.docx", "docx", "lease.docx"],
  ["C:\\fakepath\\Bail commercial.doc", "doc", "Bail commercial.doc"],
  ["invoice\u202Efdp.exe", "pdf", "invoicefdp.pdf"],
  ["a\u200Bb\u2066c\u0000.xlsx", "xlsx", "abc.xlsx"],
  ["État financier – 2025.XLS", "xls", "État financier – 2025.xls"],
  ["財務諸表.pdf", "pdf", "財務諸表.pdf"],
  ["page.html", "pdf", "page.pdf"],
  ['a<b>"c"?.pdf', "pdf", "a b c.pdf"],
  ["...", "pdf", "Document.pdf"],
  ["", "docx", "Document.docx"],
  [`${"x".repeat(300)}.pdf`, "pdf", `${"x".repeat(100)}.pdf`],
] as const)("%j as %s is %j", (given, kind, clean) => {
  expect(cleanDocumentName(given, kind)).toBe(clean);
});

test("any name is safe in a header", () => {
  expect(contentDisposition("État.pdf")).toBe(
    "attachment; filename=\"Etat.pdf\"; filename*=UTF-8''%C3%89tat.pdf",
  );
  expect(contentDisposition('a"b\r\nx: y%.pdf')).toBe(
    "attachment; filename=\"a_b__x: y_.pdf\"; filename*=UTF-8''a%22b%0D%0Ax%3A%20y%25.pdf",
  );
  expect(contentDisposition("it's (1).pdf")).toContain("UTF-8''it%27s%20%281%29.pdf");
});
