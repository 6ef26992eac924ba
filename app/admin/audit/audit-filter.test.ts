import { expect, test } from "vitest";
import { auditHref, isAuditFiltered, parseAuditCursor, parseAuditFilter } from "./audit-filter.ts";

const parse = (query: string) => parseAuditFilter(new URLSearchParams(query));

test("parsing and formatting an address are inverse", () => {
  const query = "?person=ana%40example.com&action=signed-in&from=2026-11-01&words=two+words";
  expect(auditHref("/admin/audit", parse(query))).toBe(`/admin/audit${query}`);
  expect(isAuditFiltered(parse(query))).toBe(true);
  expect(isAuditFiltered(parse("from=soon&to=2026-13-99"))).toBe(false);
});

test("drops bytes that the database cannot store", () => {
  expect(parse("words=%00%ED%A0%80a").words).toBe("\uFFFD\uFFFD\uFFFDa");
  expect(parse(`person=${"x".repeat(5000)}`).person).toHaveLength(100);
});

test("accepts only well-formed cursors", () => {
  const after = {
    createdAt: "2026-11-16T12:00:00.000Z",
    id: "01900000-0000-7000-8000-000000000000",
  };
  const text = new URL(auditHref("http://x/", parse(""), after)).searchParams.get("after");
  expect(parseAuditCursor(text)).toEqual(after);
  for (const wrong of [
    null,
    "",
    "2026",
    "2026-99-99T12:00:00.000Z_01900000-0000-7000-8000-000000000000",
  ])
    expect(parseAuditCursor(wrong)).toBeNull();
});
