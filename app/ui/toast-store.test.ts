import { expect, test } from "vitest";
import { currentToasts, noToasts } from "./toast-store.ts";

test("a page without messages is what the server printed, and is not rendered again", () => {
  expect(currentToasts()).toBe(noToasts());
});
