import { type FormRow, formsAt } from "./rows.ts";
import { everyone, members, type Statuses } from "./statuses.ts";

const upgrades = formsAt("/account/upgrades", "/account/upgrades", { renewal: "{renewal}" });

const buy = (listing: string, packageId = "premium") =>
  formsAt("/account/upgrades/:listingId", `/account/upgrades/${listing}`, {
    packageId,
    userId: "{owner}",
    amount: "1",
  });

const checkout = formsAt("/api/createCheckoutSession", "/api/createCheckoutSession", {
  packageId: "premium",
  businessId: "{draft}",
  successUrl: "/account?payment=success",
  cancelUrl: "/sell-business",
});
const checkoutSession = (
  what: string,
  expected: Statuses,
  fields: Record<string, string> = {},
): FormRow => ({ ...checkout(null, what, expected, fields), isJson: true });

const test = (address: string, path: string, intent: string | null): FormRow =>
  formsAt(address, path)(intent, "no such session", everyone(404));

/** Purchases and renewals, each also tried with the owner's listings, orders and renewals. */
export const paymentForms: FormRow[] = [
  upgrades("cancel-renewal", "the owner's", members(404, { owner: 200 })),
  upgrades("resume-renewal", "the owner's", members(404, { owner: 200 })),
  upgrades("change-card", "the owner's", members(404, { owner: 303 })),
  upgrades("made-up", "unknown", members(400)),

  buy("{draft}")(null, "the owner's draft", members(404, { owner: 303 })),
  buy("{draft}", "gratis")(null, "an unknown package", members(404, { owner: 422 })),
  buy("{active}")(null, "what runs already", members(404, { owner: 422 })),
  buy("{sold}")(null, "what is sold", members(404, { owner: 422 })),
  buy("1")(null, "no such listing", members(404)),

  formsAt("/account/orders/:id", "/account/orders/{order}")(null, "a paid order", members(404)),

  checkoutSession("the owner's draft", everyone(404, { nobody: 401, owner: 200 })),
  checkoutSession("an unknown package", everyone(404, { nobody: 401, owner: 400 }), {
    packageId: "gratis",
  }),
  checkoutSession("back to another site", everyone(400, { nobody: 401 }), {
    successUrl: "https://evil.example/account",
  }),
  checkoutSession("no such listing", everyone(400, { nobody: 401 }), { businessId: "1" }),

  test("/test-payments/checkout/:id", "/test-payments/checkout/cs_1", "card"),
  test("/test-payments/checkout/:id", "/test-payments/checkout/cs_1", "debit"),
  test(
    "/test-payments/checkout/:id/authenticate",
    "/test-payments/checkout/cs_1/authenticate",
    "pass",
  ),
  test("/test-payments/portal/:id", "/test-payments/portal/bps_1", null),
];
