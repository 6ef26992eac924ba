import { expect, test } from "vitest";
import type { MessageView } from "./message-views.ts";
import { mergeMessages } from "./use-older-messages.tsx";

const message = (id: string, at: number) =>
  ({ id, at: new Date(Date.UTC(2026, 10, 16, 12, at)).toISOString() }) as MessageView;
const [a, b, c, d] = [message("a", 1), message("b", 2), message("c", 2), message("d", 4)];
const ids = (messages: MessageView[]) => messages.map(({ id }) => id).join("");

test("older messages stay, newer ones replace what they overlap", () => {
  expect(ids(mergeMessages([a, b], [b, c, d]))).toBe("abcd");
  expect(ids(mergeMessages([a, b, c], [c, d]))).toBe("abcd");
  expect(ids(mergeMessages([a, b], [a, b]))).toBe("ab");
});

test("messages missing in the newer response were deleted", () => {
  expect(ids(mergeMessages([a, b, c, d], [b, d]))).toBe("abd");
  expect(ids(mergeMessages([a], []))).toBe("");
});
