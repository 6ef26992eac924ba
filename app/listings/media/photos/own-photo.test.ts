import { expect, test } from "vitest";
import { nextCover } from "./own-photo.ts";

test("the cover is preferably a photo that everyone can see", () => {
  const [hidden, open] = [{ revealing: true }, { revealing: false }];
  expect(nextCover([hidden, open])).toBe(open);
  expect(nextCover([hidden])).toBe(hidden);
  expect(nextCover([])).toBeUndefined();
});
