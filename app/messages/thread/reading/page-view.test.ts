import { expect, test } from "vitest";
import { isPageView } from "./mark-read.server.ts";

const page = "http://localhost/account/leads/1";

test.each([
  [page, {}, true],
  [`${page}?before=2`, {}, true],
  [`${page}.data`, {}, false],
  [page, { "sec-purpose": "prefetch;prerender" }, false],
  [page, { purpose: "prefetch" }, false],
  [page, { "x-moz": "prefetch" }, false],
])("%s with %j: %s", (url, headers, expected) => {
  expect(isPageView(new Request(url, { headers }))).toBe(expected);
});

test("only a GET is a page view", () => {
  for (const method of ["HEAD", "POST"])
    expect(isPageView(new Request(page, { method }))).toBe(false);
});
