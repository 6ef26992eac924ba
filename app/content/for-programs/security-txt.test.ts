import { expect, test } from "vitest";
import { formatSecurityTxt } from "./security-txt.ts";

const now = new Date("2026-11-19T15:30:00Z");

test("security.txt names the operator and the contact page, and expires within a year", () => {
  const operator = { supportEmail: "help@example.com" };
  expect(formatSecurityTxt(operator, "https://relevo.example", now).split("\n")).toEqual([
    "Contact: mailto:help@example.com",
    "Contact: https://relevo.example/contact",
    "Expires: 2027-05-18T00:00:00.000Z",
    "Preferred-Languages: en",
    "Canonical: https://relevo.example/.well-known/security.txt",
    "",
  ]);
  expect(formatSecurityTxt(null, "https://relevo.example", now)).not.toContain("mailto:");
});
