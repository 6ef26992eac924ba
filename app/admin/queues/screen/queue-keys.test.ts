import { expect, test } from "vitest";
import { queueKeyActionOf } from "./queue-keys.ts";

const press = (key: string, changes = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  ...changes,
});

test.each([
  ["j", "next"],
  ["J", "next"],
  ["ArrowRight", "next"],
  ["k", "previous"],
  ["ArrowLeft", "previous"],
  ["a", "approve"],
  ["r", "reject"],
  ["s", "skip"],
  ["o", "open"],
  ["?", "show-keys"],
  ["x", null],
  ["Escape", null],
  ["constructor", null],
])("%s does %s", (key, action) => {
  expect(queueKeyActionOf(press(key), "elsewhere")).toBe(action);
});

test("ignores keys while typing or with a modifier", () => {
  for (const key of ["j", "a", "r", "?", "ArrowRight"]) {
    expect(queueKeyActionOf(press(key), "typing")).toBeNull();
    for (const held of ["ctrlKey", "metaKey", "altKey", "isComposing"])
      expect(queueKeyActionOf(press(key, { [held]: true }), "elsewhere")).toBeNull();
  }
});

test("up and down act only within the list", () => {
  expect(queueKeyActionOf(press("ArrowDown"), "elsewhere")).toBeNull();
  expect(queueKeyActionOf(press("ArrowDown"), "list")).toBe("next");
  expect(queueKeyActionOf(press("ArrowUp"), "list")).toBe("previous");
});
