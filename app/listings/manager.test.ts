import { expect, test } from "vitest";
import { isManagedBy, managerOf } from "./manager.ts";

const owned = { ownerId: "owner", brokerId: null };
const represented = { ownerId: "owner", brokerId: "broker" };

test.each([
  [owned, null, false],
  [owned, "owner", true],
  [owned, "broker", false],
  [represented, "owner", true],
  [represented, "broker", true],
  [represented, "another", false],
] as const)("%o is managed by %s: %s", (listing, id, expected) => {
  expect(isManagedBy(listing, id === null ? null : { id })).toBe(expected);
});

test("buyers write to the broker while there is one", () => {
  expect(managerOf(owned)).toBe("owner");
  expect(managerOf(represented)).toBe("broker");
});
