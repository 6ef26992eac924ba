import { expect, test } from "vitest";
import { initialsOf } from "./avatar.tsx";

test.each([
  ["Ada Lund", "AL"],
  ["Ana María de la Cruz", "AC"],
  ["émile", "É"],
  ["  ", ""],
  ["王 小明", "王小"],
])("%s", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
