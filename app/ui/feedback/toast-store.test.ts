import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { closeToast, currentToasts, holdToasts, noToasts, showToast } from "./toast-store.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  for (const { id } of currentToasts()) closeToast(id);
  holdToasts(false);
  vi.useRealTimers();
});

test("a page without messages matches the server's HTML and is not rendered again", () => {
  expect(currentToasts()).toBe(noToasts());
});

test("messages close automatically, errors do not", () => {
  showToast({ tone: "success", text: "Saved" });
  showToast({ tone: "success", text: "Removed", action: { label: "Undo", onPress: () => {} } });
  showToast({ tone: "danger", text: "Not saved" });
  vi.advanceTimersByTime(6000);
  expect(currentToasts().map(({ text }) => text)).toEqual(["Removed", "Not saved"]);
  vi.advanceTimersByTime(60_000);
  expect(currentToasts().map(({ text }) => text)).toEqual(["Not saved"]);
});

test("messages stay while held, including new ones, and their time restarts", () => {
  showToast({ tone: "success", text: "First" });
  vi.advanceTimersByTime(5000);
  holdToasts(true);
  showToast({ tone: "success", text: "Second" });
  vi.advanceTimersByTime(60_000);
  expect(currentToasts()).toHaveLength(2);
  holdToasts(false);
  vi.advanceTimersByTime(5999);
  expect(currentToasts()).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(currentToasts()).toHaveLength(0);
});
