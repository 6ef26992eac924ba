import { expect, test } from "vitest";
import { checkoutItems } from "#app/payments/checkout/checkout-session.server.ts";
import { checkPurchase } from "#app/payments/package.ts";
import { makeQuote, unusedPart, upgradesFor } from "#app/payments/checkout/quote.ts";
import type { TaxSettings } from "#app/payments/tax/tax-rates.ts";
import { packageIds } from "#app/listings/listing.ts";

const now = new Date("2027-01-10T15:00:00Z");
const day = 24 * 60 * 60 * 1000;
const after = (days: number) => new Date(now.getTime() + days * day);
const plain = { region: "CA-ON", running: null, taxSettings: { rates: [], numbers: {} }, now };

test("without a tax number the price is the total, and renewals show their day", () => {
  expect(makeQuote("realtor", plain)).toEqual({
    packageId: "realtor",
    price: 499_00,
    credit: 0,
    taxes: [],
    total: 499_00,
    renewal: { price: 49_00, taxes: [], total: 49_00, from: after(180) },
    runsUntil: after(180),
  });
  expect(makeQuote("full", plain)).toMatchObject({ total: 799_00, renewal: null });
});

const taxSettings: TaxSettings = {
  rates: [{ region: "CA-ON", label: "HST", authority: "GST", rate: 13, since: "2010-07-01" }],
  numbers: { GST: "1 RT" },
};

test("taxes apply to the payment and to the renewal", () => {
  const quote = makeQuote("rmb", { ...plain, taxSettings });
  expect(quote).toMatchObject({ total: 224_87, renewal: { total: 66_67 } });
  const items = checkoutItems({
    kind: "package",
    packageId: "rmb",
    amount: quote.total,
    taxes: quote.taxes,
    renewal: { amount: quote.renewal!.total, taxes: quote.renewal!.taxes },
  });
  expect(items.map(({ amount, isMonthly }) => [amount, isMonthly])).toEqual([
    [199_00, false],
    [25_87, false],
    [59_00, true],
    [7_67, true],
  ]);
});

const running = {
  packageId: "rmb",
  value: 199_00,
  periodStart: now,
  periodEnd: after(90),
} as const;

test.each([
  [0, 199_00],
  [0.5, 199_00],
  [45, 99_50],
  [89.5, 2_21],
  [90, 0],
  [100, 0],
])("after %d of 90 days %d cents are left", (days, expected) => {
  expect(unusedPart(running, after(days))).toBe(expected);
});

test("an upgrade costs the difference", () => {
  const quote = makeQuote("realtor", { ...plain, running, now: after(45) });
  expect(quote).toMatchObject({ price: 499_00, credit: 99_50, total: 399_50 });
});

test("only pricier packages of the region are upgrades", () => {
  expect(upgradesFor("CA-ON", "rmb").map(({ id }) => id)).toEqual(["realtor", "full"]);
  expect(upgradesFor("CA-QC", "premium").map(({ id }) => id)).toEqual(["max_exposure"]);
  expect(upgradesFor("CA-ON", "full")).toEqual([]);
});

test.each([
  ["draft", null, "CA-ON", "realtor", null],
  ["expired", "rmb", "CA-ON", "rmb", null],
  ["draft", null, "CA-ON", "premium", "invalid-package"],
  ["draft", null, "CA-QC", "full", "invalid-package"],
  ["draft", null, "CA-QC", "gratis", "invalid-package"],
  ["active", "rmb", "CA-QC", "premium", null],
  ["active", "rmb", "CA-QC", "rmb", "not-an-upgrade"],
  ["active", "max_exposure", "CA-QC", "premium", "not-an-upgrade"],
  ["sold", "rmb", "CA-QC", "premium", "not-for-sale"],
  ["pending", null, "CA-QC", "premium", "not-for-sale"],
] as const)(
  "for a listing that is %s with %s in %s, buying %s: %s",
  (status, current, region, wanted, refusal) => {
    expect(checkPurchase({ status, packageId: current, region }, wanted)).toBe(refusal);
  },
);

test("the price of every package exceeds any credit", () => {
  for (const id of packageIds)
    expect(
      makeQuote(id, { ...plain, running: { ...running, value: 10_000_00 } }).total,
    ).toBeGreaterThan(0);
});
