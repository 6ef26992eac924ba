import { describe, expect, test } from "vitest";
import type { PackageId } from "#app/listings/listing.ts";
import {
  compareDeliverables,
  type DeliverableState,
  includedIn,
  readRealtorAddress,
  refundFor,
  startOf,
} from "./deliverable.ts";
import { type DeliverableKind, packages } from "#app/payments/package.ts";

const day = (number: number) => new Date(Date.UTC(2027, 0, number));

const paid = (
  id: string,
  packageId: PackageId,
  at: number,
  changes: Partial<Parameters<typeof includedIn>[0][number]> = {},
) => ({
  id,
  kind: "package" as const,
  packageId,
  amount: 499_00,
  refunded: 0,
  status: "paid" as const,
  paidAt: day(at),
  periodEnd: day(at + 180),
  ...changes,
});

const kinds = (payments: Parameters<typeof includedIn>[0]) =>
  includedIn(payments).map(({ orderId, kind }) => `${orderId} ${kind}`);

describe("the deliverables of the kept payments", () => {
  test.each<[PackageId, DeliverableKind[]]>([
    ["rmb", []],
    ["premium", ["featured-placement", "priority-support"]],
    ["realtor", ["featured-placement", "realtor-listing", "email-blast"]],
    ["max_exposure", []],
    ["full", ["dedicated-broker"]],
  ])("%s includes %j", (packageId, included) => {
    expect(kinds([paid("a", packageId, 1)])).toEqual(included.map((kind) => `a ${kind}`));
  });

  test("a paid month includes again what lasts for a month", () => {
    const month = paid("b", "realtor", 181, { kind: "renewal", periodEnd: day(211) });
    expect(kinds([month])).toEqual(["b featured-placement", "b realtor-listing"]);
  });

  test("money that went back or is disputed includes nothing; a part refunded changes nothing", () => {
    expect(kinds([paid("a", "realtor", 1, { refunded: 499_00 })])).toEqual([]);
    expect(kinds([paid("a", "realtor", 1, { status: "disputed" })])).toEqual([]);
    expect(kinds([paid("a", "realtor", 1, { status: "charged_back" })])).toEqual([]);
    expect(kinds([paid("a", "realtor", 1, { refunded: 100_00 })])).toHaveLength(3);
  });

  test("an upgrade adds what the running payment does not include", () => {
    const first = paid("a", "realtor", 1);
    expect(kinds([paid("b", "full", 20), first])).toEqual([
      "a featured-placement",
      "a realtor-listing",
      "a email-blast",
      "b dedicated-broker",
    ]);
    // The same package again, while the first still runs.
    expect(kinds([paid("b", "realtor", 20), first])).toHaveLength(3);
    // The first money went back: the second order owes all of it.
    const returned = { ...first, refunded: 499_00 };
    expect(kinds([paid("b", "realtor", 20), returned])).toEqual([
      "b featured-placement",
      "b realtor-listing",
      "b email-blast",
    ]);
  });
});

describe("compared with what is stored", () => {
  const included = includedIn([paid("a", "realtor", 1)]);
  const row = (kind: DeliverableKind, state: DeliverableState) => ({
    id: kind,
    orderId: "a",
    kind,
    state,
  });
  const names = (rows: readonly { kind: string }[]) => rows.map(({ kind }) => kind);

  test("what is missing begins, unless its period is over", () => {
    const { missing } = compareDeliverables(included, [row("email-blast", "done")], day(2));
    expect(names(missing)).toEqual(["featured-placement", "realtor-listing"]);
    expect(compareDeliverables(included, [], day(182)).missing).toEqual([]);
  });

  test("what is not done is withdrawn with the money; what a person did stays", () => {
    const rows = [
      row("featured-placement", "done"),
      row("realtor-listing", "done"),
      row("email-blast", "due"),
      row("dedicated-broker", "impossible"),
    ];
    expect(names(compareDeliverables([], rows, day(2)).withdrawn)).toEqual([
      "featured-placement",
      "email-blast",
    ]);
  });

  test("what was withdrawn comes back with the money, unless its period is over", () => {
    const rows = [row("realtor-listing", "withdrawn"), row("email-blast", "impossible")];
    expect(names(compareDeliverables(included, rows, day(2)).restored)).toEqual([
      "realtor-listing",
    ]);
    expect(compareDeliverables(included, rows, day(182)).restored).toEqual([]);
  });
});

test("the program delivers at once, people within the promised days", () => {
  expect(startOf("featured-placement", day(1))).toEqual({
    state: "done",
    dueAt: day(1),
    settledAt: day(1),
  });
  expect(startOf("realtor-listing", day(1))).toEqual({
    state: "due",
    dueAt: day(4),
    settledAt: null,
  });
});

test("what cannot be done is worth less than what was paid, also for an upgrade or a month", () => {
  expect(refundFor("realtor-listing", "realtor", 499_00)).toBe(150_00);
  expect(refundFor("realtor-listing", "realtor", 49_00)).toBe(14_72);
  for (const { deliverables, id } of Object.values(packages)) {
    const whole = deliverables.map((kind) => refundFor(kind, id, 100_00));
    expect(whole.reduce((sum, part) => sum + part, 0)).toBeLessThan(100_00);
  }
});

test.each([
  ["https://www.realtor.ca/real-estate/27000000/12-main-st", true],
  [" https://www.realtor.ca/immobilier/1 ", true],
  ["https://realtor.ca/real-estate/1", true],
  ["http://www.realtor.ca/real-estate/1", false],
  ["https://www.realtor.ca/", false],
  ["https://www.realtor.ca.evil.example/real-estate/1", false],
  ["https://notrealtor.ca/real-estate/1", false],
  ["https://a:b@www.realtor.ca/real-estate/1", false],
  ["https://www.realtor.ca:8443/real-estate/1", false],
  ["javascript:alert(1)//www.realtor.ca/1", false],
  ["www.realtor.ca/real-estate/1", false],
  [`https://www.realtor.ca/${"x".repeat(300)}`, false],
  ["", false],
])("%j as an address on REALTOR.ca: %s", (text, isGood) => {
  expect(readRealtorAddress(text) !== null).toBe(isGood);
});
