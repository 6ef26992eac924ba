import { expect, test } from "vitest";
import { pageLabels, sourceLabel } from "./source-labels.ts";
import { sourceOf } from "./visit-source.ts";

const host = "relevo.test";
const own = (path: string) => `https://${host}${path}`;

test.each([
  [own("/"), "home"],
  [own("/?currency=CAD"), "home"],
  [own("/businesses/restaurants?q=x"), "search"],
  [own("/franchises"), "search"],
  [own("/business/1"), "listing"],
  [own("/brokers/1"), "brokers"],
  [own("/account/saved-listings?sort=price"), "saved"],
  [own("/account/leads/1"), "account"],
  [own("/compare?ids=1,2"), "compare"],
  [own("/help"), "other"],
  ["https://mail.google.com/", "email"],
  ["https://outlook.live.com/mail/0/inbox", "email"],
  [undefined, "direct"],
  ["", "direct"],
  ["no address", "direct"],
  ["javascript:alert(1)", "direct"],
  ["android-app://com.google.android.gm/", "direct"],
  ["http://localhost:3000/", "direct"],
  ["http://192.168.0.1/", "direct"],
  ["http://[::1]/", "direct"],
  ["http://intranet/", "direct"],
  [`https://example.com/${"x".repeat(3000)}`, "direct"],
  [`https://${"a.".repeat(80)}example.com/`, "direct"],
])("%s is the page %s", (referrer, name) => {
  expect(sourceOf(referrer, host)).toMatchObject({ kind: "page", name });
});

test.each([
  ["https://www.google.ca/", "Google"],
  ["https://google.com.mx/search?q=secret", "Google"],
  ["https://l.facebook.com/l.php?u=x", "Facebook"],
  ["https://t.co/abc", "X"],
  ["https://not-t.co/", "not-t.co"],
  ["https://notgoogle.com/", "notgoogle.com"],
  ["https://google.com.evil.example/", "google.com.evil.example"],
  ["https://WWW.Example.COM./a?b=c", "example.com"],
  ["https://user:secret@example.com:8443/", "example.com"],
  ["https://münchen.example/", "xn--mnchen-3ya.example"],
  ["https://relevo.test.example/", "relevo.test.example"],
])("%s is the site %s", (referrer, name) => {
  expect(sourceOf(referrer, host)).toEqual({ kind: "site", name, searchUrl: null });
});

test("every page has its own label", () => {
  const pages = Object.keys(pageLabels);
  expect(new Set(pages.map((page) => sourceLabel("page", page))).size).toBe(pages.length);
  expect(sourceLabel("site", "other")).toBe("Other sites");
  expect(sourceLabel("search", "Bakeries for sale")).toBe("Bakeries for sale");
});
