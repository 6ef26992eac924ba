import { expect, test } from "vitest";
import { isCommonPassword } from "./common-password.server.ts";

const person = { firstName: "Siobhan", lastName: "Okonkwo", email: "s.okonkwo@example.com" };

test.each([
  "bread1",
  "Bread12",
  "1bread",
  "br3ad!",
  "p@ssw0rd99",
  "5unsh1ne",
  "k1tch3n7",
  "summer2024!",
  "relay7",
  "aaaaab",
  "siobhan1",
  "0konkw0",
  "s.okonkwo2",
])("%s is easy to guess", async (password) => {
  expect(await isCommonPassword(password, person)).toBe(true);
});

test.each(["blue harbour 77", "relay-the-baton", "bread483920", "xq7-vlt", "bread and 1 lamp"])(
  "%s is not",
  async (password) => {
    expect(await isCommonPassword(password, person)).toBe(false);
  },
);

test("a very long password takes no longer per letter", async () => {
  const started = performance.now();
  for (const part of ["1", "a1", "!"]) await isCommonPassword(part.repeat(100_000), person);
  expect(performance.now() - started).toBeLessThan(1000);
});
