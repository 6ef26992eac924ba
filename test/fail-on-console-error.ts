import { afterEach, beforeEach, expect, vi } from "vitest";

// What the code complains about on the console is a fault, whatever the assertions say.
beforeEach(() => {
  vi.spyOn(console, "error");
});

afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
