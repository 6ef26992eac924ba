import { expect, test } from "vitest";
import { returnPath, withReturnPath } from "./return-path.ts";

const signIn = (query: string) => new URL(`https://relevo.example/signin${query}`);

test.each([
  ["", "/account/dashboard"],
  ["?returnTo=%2Fbusinesses%3Fq%3Dtea%23top", "/businesses?q=tea#top"],
  ["?returnTo=%2F%255Cevil.example%2F", "/"],
  ["?returnTo=%2F%09%2Fevil.example", "/"],
  ["?returnTo=%2F%2Fevil.example", "/"],
  ["?returnTo=https%3A%2F%2Fevil.example", "/"],
])("after sign-in at %s the person goes to %s", (query, path) => {
  expect(returnPath(signIn(query))).toBe(path);
});

test("the second step keeps the path and ignores foreign ones", () => {
  expect(withReturnPath("/signin/two-factor", signIn(""))).toBe("/signin/two-factor");
  expect(withReturnPath("/signin/two-factor", signIn("?returnTo=%2Fcompare"))).toBe(
    "/signin/two-factor?returnTo=%2Fcompare",
  );
  expect(withReturnPath("/signin/two-factor", signIn("?returnTo=%2F%2Fevil.example"))).toBe(
    "/signin/two-factor?returnTo=%2F",
  );
});
