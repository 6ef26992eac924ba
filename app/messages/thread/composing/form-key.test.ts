import { expect, test } from "vitest";
import { isId } from "#app/platform/db/id.ts";
import { createFormKey } from "./outbox-message.tsx";

test("form keys are unique, time-ordered ids", () => {
  const now = Date.UTC(2026, 10, 16);
  const key = createFormKey(now);
  expect(isId(key)).toBe(true);
  expect(Number.parseInt(key.replaceAll("-", "").slice(0, 12), 16)).toBe(now);
  expect(createFormKey(now)).not.toBe(key);
});
