import { expect, test } from "vitest";
import { type FocusPlace, keyActionOf } from "./inbox-keys.ts";

const press = (key: string, place: FocusPlace, changes = {}) =>
  keyActionOf(
    { key, ctrlKey: false, metaKey: false, altKey: false, isComposing: false, ...changes },
    place,
  );

test.each([
  ["j", "elsewhere", "next"],
  ["k", "conversation", "previous"],
  ["ArrowDown", "conversation", "next"],
  ["ArrowUp", "conversation", "previous"],
  ["ArrowDown", "elsewhere", null],
  ["e", "conversation", "archive"],
  ["u", "conversation", "toggle-unread"],
  ["x", "conversation", "select"],
  ["/", "elsewhere", "search"],
  ["?", "elsewhere", "show-keys"],
  ["Enter", "conversation", null],
  ["q", "elsewhere", null],
  ["↓", "typing", null],
] as const)("%s with the focus %s: %s", (key, place, action) => {
  expect(press(key, place)).toBe(action);
});

test("typing, other shortcuts and input methods keep their keys", () => {
  expect(press("e", "typing")).toBeNull();
  for (const held of ["ctrlKey", "metaKey", "altKey", "isComposing"])
    expect(press("e", "conversation", { [held]: true })).toBeNull();
});
