import { describe, expect, test } from "vitest";
import { isBot, visitedListing, type VisitRequest } from "./visit.ts";
import { visitorToday } from "./visit-counter.server.ts";

const id = "01930000-0000-7000-8000-000000000001";
const person =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";
const visit = (changes: Partial<VisitRequest>) =>
  visitedListing({
    method: "GET",
    path: `/business/${id}`,
    userAgent: person,
    purpose: undefined,
    status: 200,
    ...changes,
  });

describe("a visit", () => {
  test("is a listing shown to a person, as HTML or data, from the server or their own cache", () => {
    expect(visit({})).toBe(id);
    expect(visit({ path: `/business/${id}.data` })).toBe(id);
    expect(visit({ path: `/business/${id}/lakeside-bakery` })).toBe(id);
    expect(visit({ path: `/business/${id}/report-writing-office.data` })).toBe(id);
    expect(visit({ status: 304 })).toBe(id);
  });

  test.each([
    { method: "HEAD" },
    { method: "POST" },
    { status: 404 },
    { status: 302 },
    { path: `/business/${id}/report` },
    { path: `/business/${id}/documents.data` },
    { path: "/business/none" },
    { path: "/" },
    { purpose: "prefetch" },
    { purpose: "prefetch;prerender" },
    { userAgent: undefined },
    { userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" },
  ])("is not counted: %o", (changes) => {
    expect(visit(changes)).toBeNull();
  });
});

test.each([
  [person, false],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1",
    false,
  ],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0", false],
  ["Mozilla/5.0 (Linux; Android 15; CUBOT X70) AppleWebKit/537.36 Chrome/142.0 Mobile", false],
  ["Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0 Mobile DuckDuckGo/5", false],
  ["Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)", true],
  ["Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2)", true],
  ["Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)", true],
  ["Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/142.0.0.0 Safari/537.36", true],
  ["facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)", true],
  ["Mozilla/5.0 (compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)", true],
  ["curl/8.5.0", true],
  ["python-requests/2.32", true],
  ["", true],
])("%s is a bot: %s", (userAgent, machine) => {
  expect(isBot(userAgent)).toBe(machine);
});

test("a visitor has another name every day, which only our secret gives", () => {
  const visitor = { ip: "192.0.2.1", userAgent: "Mozilla/5.0", viewerId: null };
  const name = (at: string, secret = "one") => visitorToday(secret, new Date(at), visitor);
  expect(name("2026-11-15T01:00:00Z")).toBe(name("2026-11-15T23:00:00Z"));
  expect(name("2026-11-16T01:00:00Z")).not.toBe(name("2026-11-15T01:00:00Z"));
  expect(name("2026-11-15T01:00:00Z", "two")).not.toBe(name("2026-11-15T01:00:00Z"));
});
