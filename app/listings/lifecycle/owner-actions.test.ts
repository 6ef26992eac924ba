import { expect, test } from "vitest";
import { canBuyPackage, type ListingLife, possibleActions, stepOf } from "./owner-actions.ts";

const now = new Date("2026-11-15T12:00:00Z");
const later = new Date("2026-12-15T12:00:00Z");
const earlier = new Date("2026-10-15T12:00:00Z");
const life = (status: ListingLife["status"], changes: Partial<ListingLife> = {}): ListingLife => ({
  status,
  packageId: "premium",
  expiresAt: later,
  withdrawnAt: null,
  rejectedAt: null,
  ...changes,
});

test.each([
  ["active", life("active"), ["confirm", "sell", "withdraw"], false],
  ["active after its term", life("active", { expiresAt: earlier }), ["sell"], false],
  ["sold", life("sold"), ["undo-sale"], false],
  ["expired", life("expired", { expiresAt: earlier }), ["sell"], true],
  ["withdrawn", life("expired", { withdrawnAt: earlier }), ["sell", "reactivate"], false],
  [
    "withdrawn, and the term is over",
    life("expired", { withdrawnAt: earlier, expiresAt: earlier }),
    ["sell"],
    true,
  ],
  [
    "until sold, and not confirmed in time",
    life("expired", { packageId: "max_exposure", expiresAt: earlier }),
    ["confirm", "sell"],
    true,
  ],
  [
    "until sold, and taken down",
    life("expired", { packageId: "max_exposure", rejectedAt: earlier }),
    ["sell"],
    false,
  ],
  [
    "taken down, and the term is over",
    life("expired", { rejectedAt: earlier, expiresAt: earlier }),
    ["sell"],
    true,
  ],
  ["draft", life("draft", { packageId: null }), [], true],
  ["pending", life("pending"), [], false],
] as const)("%s", (_, listing, actions, mayBuy) => {
  expect(possibleActions(listing, now)).toEqual(actions);
  expect(canBuyPackage(listing, now)).toBe(mayBuy);
});

test("a failed sale is relisted only during a paid term", () => {
  expect(stepOf("undo-sale", life("sold"), now)).toBe("relist");
  expect(stepOf("undo-sale", life("sold", { expiresAt: earlier }), now)).toBe("reopen");
  expect(stepOf("undo-sale", life("sold", { packageId: null }), now)).toBe("reopen");
  expect(stepOf("undo-sale", life("sold", { rejectedAt: earlier }), now)).toBe("reopen");
});
