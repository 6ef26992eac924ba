import { expect, test } from "vitest";
import {
  addCompared,
  comparedCookie,
  compareHref,
  parseIds,
  parseCompared,
  removeCompared,
} from "./compare-list.ts";

const id = (digit: number) => `0190a0b0-0000-7000-8000-00000000000${digit}`;
const ids = [id(1), id(2), id(3), id(4), id(5)];

test("at most four unique ids are parsed, anything else is dropped", () => {
  expect(parseIds(ids.join(","))).toEqual(ids.slice(0, 4));
  expect(parseIds(`${id(2)},${id(2).toUpperCase()},x,' or 1=1,,${id(1)}`)).toEqual([id(2), id(1)]);
  expect(parseIds("a,".repeat(100_000))).toEqual([]);
});

test("the cookie round-trips the ids", () => {
  const cookie = comparedCookie(ids.slice(0, 2));
  expect(cookie).toContain("SameSite=Lax");
  expect(parseCompared(`theme=dark; ${cookie.split(";")[0]!}; x=1`)).toEqual(ids.slice(0, 2));
  expect(parseCompared("uncompare=1; theme=dark")).toEqual([]);
  expect(comparedCookie([])).toContain("Max-Age=0");
});

test("rejects a fifth, but not a duplicate", () => {
  const four = ids.slice(0, 4);
  expect(addCompared(four.slice(0, 3), id(4))).toEqual({ ok: true, ids: four });
  expect(addCompared(four, id(5))).toEqual({ ok: false, reason: "full" });
  expect(addCompared(four, id(2))).toEqual({ ok: true, ids: four });
  expect(removeCompared(four, id(2))).toEqual([id(1), id(3), id(4)]);
});

test("the address of a comparison can be shared", () => {
  expect(compareHref([])).toBe("/compare");
  expect(
    parseIds(new URL(compareHref(ids.slice(0, 3)), "http://x").searchParams.get("ids")!),
  ).toEqual(ids.slice(0, 3));
});
