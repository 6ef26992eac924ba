import { describe, expect, test } from "vitest";
import { type Actor, canTake, type Step, type StepName, steps } from "./listing-states.ts";
import {
  hasSuccessFee,
  isFeaturedPackage,
  renewsMonthly,
  runsUntilSold,
  termDays,
  untilSoldDays,
} from "./package-placement.ts";
import { listingStatuses, packageIds } from "#app/listings/listing.ts";
import { packages } from "#app/payments/package.ts";

const names = Object.keys(steps) as StepName[];
const reachable = (actor: Actor) =>
  listingStatuses.flatMap((from) =>
    names.filter((name) => canTake(name, from, actor)).map((name) => `${from} ${name}`),
  );

describe("the state graph", () => {
  test("every state can be reached and left", () => {
    const all: Step[] = Object.values(steps);
    for (const status of listingStatuses) {
      expect(all.some(({ from, to }) => from.includes(status) && to !== status)).toBe(true);
      expect(all.some(({ from, to }) => to === status && from.some((f) => f !== to))).toBe(true);
    }
  });

  test("only a payment or an administrator makes a draft public", () => {
    const publishing = names.filter((name) => {
      const { from, to }: Step = steps[name];
      return from.some((status) => status === "draft" || status === "pending") && to === "active";
    });
    expect(publishing.map((name) => [name, steps[name].by])).toEqual([
      ["activate", ["payment"]],
      ["approve", ["administrator"]],
    ]);
  });

  test("owner actions by state", () => {
    expect(reachable("owner")).toEqual([
      "draft submit",
      "draft close",
      "pending close",
      "active flag",
      "active confirm",
      "active sell",
      "active agree",
      "active reoffer",
      "active withdraw",
      "active close",
      "sold relist",
      "sold reopen",
      "expired revive",
      "expired sell",
      "expired release",
      "expired reactivate",
    ]);
  });

  test("administrator actions by state", () => {
    expect(reachable("administrator")).toEqual([
      "pending approve",
      "pending clear",
      "pending reject",
      "active keep",
      "active takeDown",
      "expired restore",
    ]);
  });

  test("time only renews, expires, and ends what was agreed", () => {
    expect(reachable("clock")).toEqual([
      "active renew",
      "active expire",
      "active reoffer",
      "expired release",
    ]);
  });

  test("a payment never republishes a sold listing", () => {
    expect(names.filter((name) => canTake(name, "sold", "payment"))).toEqual([]);
  });

  test("leaving the market ends featuring and renewals", () => {
    for (const name of names) {
      const { from, to, effects }: Step = steps[name];
      if (!from.includes("active") || to === "active") continue;
      expect(effects).toContain("stop-featuring");
    }
    for (const name of ["sell", "withdraw", "takeDown"] as const)
      expect(steps[name].effects).toContain("settle-payments");
  });
});

test("placement and renewal match the packages on sale", () => {
  for (const id of packageIds) {
    expect(isFeaturedPackage(id)).toBe(packages[id].deliverables.includes("featured-placement"));
    expect(renewsMonthly(id)).toBe(packages[id].monthlyRenewal !== null);
    expect(hasSuccessFee(id)).toBe(packages[id].successFeePercent !== null);
    expect(termDays[id]).toBe(packages[id].termDays);
  }
  expect(packageIds.filter(runsUntilSold)).toEqual(["max_exposure"]);
  expect(packages.max_exposure.termDays).toBe(untilSoldDays);
  expect(isFeaturedPackage(null)).toBe(false);
});
