import { expect, test } from "vitest";
import { pageNumbers } from "./pagination.tsx";

test.each([
  [1, 1, [1]],
  [1, 5, [1, 2, 3, 4, 5]],
  [1, 110, [1, 2, "gap", 109, 110]],
  [3, 7, [1, 2, 3, 4, 5, 6, 7]],
  [50, 110, [1, 2, "gap", 49, 50, 51, "gap", 109, 110]],
  [110, 110, [1, 2, "gap", 109, 110]],
  [5, 9, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
] as const)("page %i of %i", (current, last, expected) => {
  expect(pageNumbers(current, last)).toEqual(expected);
});
