import { afterEach, beforeEach, expect, vi } from "vitest";

// Console errors fail a test, whatever the assertions say.
beforeEach(() => {
  vi.spyOn(console, "error");
});

afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
