import { expect, test } from "vitest";
import { keepForm, takeKeptForm } from "./kept-form.server.ts";

const appUrl = "http://localhost:3000";
const returned = (cookies: string[]) =>
  new Headers({
    cookie: cookies
      .filter((cookie) => !cookie.includes("Max-Age=0"))
      .map((cookie) => cookie.split(";")[0]!)
      .join("; "),
  });
const summary = "A bakery with its own ovens and a loyal morning crowd. ".repeat(90);
const form = {
  owner: "ana",
  draft: null,
  texts: { listingHeadline: "Café ☕", generalSummary: summary, cityTown: "" },
};

test("restores the input to its owner, including a long summary", () => {
  const cookies = keepForm(appUrl, form);
  for (const cookie of cookies) {
    expect(cookie.length).toBeLessThan(4096);
    expect(cookie).toContain("HttpOnly");
  }
  const { texts, cookies: gone } = takeKeptForm(returned(cookies), appUrl, form);
  expect(texts).toEqual({ listingHeadline: "Café ☕", generalSummary: summary });
  expect(gone.every((cookie) => cookie.includes("Max-Age=0"))).toBe(true);
});

test("restores nothing for another person or draft", () => {
  const headers = returned(keepForm(appUrl, form));
  expect(takeKeptForm(headers, appUrl, { owner: "ben", draft: null }).texts).toEqual({});
  expect(takeKeptForm(headers, appUrl, { owner: "ana", draft: "1" }).texts).toEqual({});
});

test("keeps the short texts if not all fits", () => {
  const noise = Array.from({ length: 20_000 }, (_, index) =>
    String.fromCharCode(0x4e00 + ((index * 7919) % 20_000)),
  ).join("");
  const headers = returned(
    keepForm(appUrl, { ...form, texts: { ...form.texts, generalSummary: noise } }),
  );
  expect(takeKeptForm(headers, appUrl, form).texts).toEqual({ listingHeadline: "Café ☕" });
});

test("ignores forged cookies", () => {
  const headers = new Headers({ cookie: "relevo.sell-form0=AAAA; relevo.sell-form1=%%%" });
  expect(takeKeptForm(headers, appUrl, form).texts).toEqual({});
});
