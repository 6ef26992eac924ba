import type { Fixtures } from "./actors.ts";
import type { FormRow } from "./forms.ts";
import { everyone, members, type Statuses } from "./statuses.ts";

const upgrades = (intent: string, what: string, expected: Statuses): FormRow => ({
  address: "/account/upgrades",
  intent,
  what,
  expected,
  fields: ({ renewal }) => ({ intent, renewal }),
});

const buy = (
  what: string,
  listing: (fixtures: Fixtures) => { id: string },
  expected: Statuses,
  packageId = "premium",
): FormRow => ({
  address: "/account/upgrades/:listingId",
  intent: null,
  what,
  path: (fixtures) => `/account/upgrades/${listing(fixtures).id}`,
  fields: ({ owner }) => ({ packageId, userId: owner.id, amount: "1" }),
  expected,
});

const checkoutSession = (
  what: string,
  expected: Statuses,
  fields: (fixtures: Fixtures) => Record<string, string>,
): FormRow => ({
  address: "/api/createCheckoutSession",
  intent: null,
  what,
  isJson: true,
  fields: (fixtures) => ({
    packageId: "premium",
    businessId: fixtures.draft.id,
    successUrl: "/account?payment=success",
    cancelUrl: "/sell-business",
    ...fields(fixtures),
  }),
  expected,
});

const test = (address: string, path: string, intent: string | null): FormRow => ({
  address,
  intent,
  what: "no such session",
  path,
  fields: intent ? { intent } : {},
  expected: everyone(404),
});

/** Purchases and renewals, each also tried with the owner's listings, orders and renewals. */
export const paymentForms: FormRow[] = [
  upgrades("cancel-renewal", "the owner's", members(404, { owner: 200 })),
  upgrades("resume-renewal", "the owner's", members(404, { owner: 200 })),
  upgrades("change-card", "the owner's", members(404, { owner: 303 })),
  upgrades("made-up", "unknown", members(400)),

  buy("the owner's draft", ({ draft }) => draft, members(404, { owner: 303 })),
  buy("an unknown package", ({ draft }) => draft, members(404, { owner: 422 }), "gratis"),
  buy("what runs already", ({ active }) => active, members(404, { owner: 422 })),
  buy("what is sold", ({ sold }) => sold, members(404, { owner: 422 })),
  buy("no such listing", () => ({ id: "1" }), members(404)),

  {
    address: "/account/orders/:id",
    intent: null,
    what: "a paid order",
    path: ({ order }) => `/account/orders/${order}`,
    fields: {},
    expected: members(404),
  },

  checkoutSession("the owner's draft", everyone(404, { nobody: 401, owner: 200 }), () => ({})),
  checkoutSession("an unknown package", everyone(404, { nobody: 401, owner: 400 }), () => ({
    packageId: "gratis",
  })),
  checkoutSession("back to another site", everyone(400, { nobody: 401 }), () => ({
    successUrl: "https://evil.example/account",
  })),
  checkoutSession("no such listing", everyone(400, { nobody: 401 }), () => ({ businessId: "1" })),

  test("/test-payments/checkout/:id", "/test-payments/checkout/cs_1", "card"),
  test("/test-payments/checkout/:id", "/test-payments/checkout/cs_1", "debit"),
  test(
    "/test-payments/checkout/:id/authenticate",
    "/test-payments/checkout/cs_1/authenticate",
    "pass",
  ),
  test("/test-payments/portal/:id", "/test-payments/portal/bps_1", null),
];
