import type { Fixtures } from "./actors.ts";
import type { FormRow } from "./forms.ts";
import { everyone, type Statuses } from "./statuses.ts";

const inquiry = {
  fullName: "Ana Núñez",
  phoneNumber: "416 555 0100",
  emailAddress: "ana@example.com",
  message: "Is the lease transferable?",
};

const contact = (
  what: string,
  listing: (fixtures: Fixtures) => { id: string },
  expected: Statuses,
  fields: Record<string, string> = inquiry,
  reachesOwner = false,
): FormRow => ({
  address: "/business/:id/:slug?",
  intent: null,
  what,
  path: (fixtures) => `/business/${listing(fixtures).id}?index`,
  fields: (fixtures) => ({ ...fields, senderId: fixtures.owner.id }),
  expected,
  reachesOwner,
});

const report = (
  what: string,
  listing: (fixtures: Fixtures) => { id: string },
  expected: Statuses,
  fields: Record<string, string> = { reason: "scam" },
): FormRow => ({
  address: "/business/:id/report",
  intent: null,
  what,
  path: (fixtures) => `/business/${listing(fixtures).id}/report`,
  fields,
  expected,
});

const plain = (
  address: string,
  what: string,
  expected: Statuses,
  fields: FormRow["fields"] = {},
  intent: string | null = null,
): FormRow => ({ address, intent, what, expected, fields });

const toUs = { name: "Ana Núñez", topic: "other", message: "Hello", company: "" };
const aPassword = { newPassword: "green lantern 88", confirmPassword: "green lantern 88" };
const aPerson = { firstName: "Ana", lastName: "Núñez", phone: "416 555 0100" };
const aSignUp = (email: string) => ({
  mode: "signup",
  ...aPerson,
  email,
  password: "green lantern 88",
  confirmPassword: "green lantern 88",
});

const anAlert = { category: "restaurants", frequency: "daily", consent: "yes" };

const forgedAlertLink = (purpose: string): FormRow => ({
  address: `/email-alerts/${purpose}/:token`,
  intent: null,
  what: "with a forged link",
  path: ({ alert }) => `/email-alerts/${purpose}/${alert}.made-up`,
  fields: {},
  expected: everyone(404),
});

const aNewEmail = () => `new-${crypto.randomUUID()}@example.com`;

/** Signed-in users are redirected by the page, whatever the result of the form. */
const signIn = (
  what: string,
  intent: string | null,
  status: number,
  fields: FormRow["fields"],
): FormRow => ({
  ...plain("/signin", what, everyone(302, { nobody: status }), fields, intent),
  data: everyone(status),
});

/** Forms that anyone may send. */
/** The fixtures are too few listings for a model; whoever is not signed in comes back to the same answers. */
const valued = (intent: string): FormRow => ({
  address: "/valueright",
  intent,
  what: "with too few listings",
  path: ({ draft }) => `/valueright?trade=bakeries&cash-flow=120000&listing=${draft.id}`,
  fields: { intent },
  expected: everyone(400, { nobody: 303 }),
});

export const publicForms: FormRow[] = [
  valued("keep"),
  valued("use-price"),
  {
    address: "/still-for-sale/:id",
    intent: null,
    what: "with a forged link",
    path: ({ active }) => `/still-for-sale/${active.id}?since=${Date.now()}&key=made-up`,
    fields: {},
    expected: everyone(404),
  },
  ...[null, "turn-on", "turn-off"].map((intent): FormRow => ({
    address: "/unsubscribe/messages/:token",
    intent,
    what: "with a forged link",
    path: "/unsubscribe/messages/made-up",
    fields: intent ? { intent } : { "List-Unsubscribe": "One-Click" },
    expected: everyone(404),
  })),
  ...["/unsubscribe/reports", "/owner-reports/confirm"].map((address): FormRow => ({
    address: `${address}/:token`,
    intent: null,
    what: "with a forged link",
    path: `${address}/made-up`,
    fields: { "List-Unsubscribe": "One-Click" },
    expected: everyone(404),
  })),
  contact(
    "valid, for sale",
    ({ active }) => active,
    everyone(200, { nobody: 401, owner: 403 }),
    inquiry,
    true,
  ),
  contact("invalid, for sale", ({ active }) => active, everyone(422, { nobody: 401 }), {}),
  contact(
    "valid, not public",
    ({ pending }) => pending,
    everyone(404, { nobody: 401, owner: 403 }),
  ),
  contact("valid, a draft", ({ draft }) => draft, everyone(404, { nobody: 401, owner: 403 })),
  contact("valid, sold", ({ sold }) => sold, everyone(409, { nobody: 401, owner: 403 })),
  contact("valid, expired", ({ expired }) => expired, everyone(404, { nobody: 401, owner: 403 })),
  contact("no such listing", () => ({ id: "1" }), everyone(404)),

  report("valid, for sale", ({ active }) => active, everyone(200)),
  report("invalid, for sale", ({ active }) => active, everyone(422), {}),
  report("valid, not public", ({ pending }) => pending, everyone(404)),
  report("no such listing", () => ({ id: "1" }), everyone(404)),

  plain("/dev/mail", "to no email", everyone(404), { mail: "1", text: "Hello" }),
  plain("/contact", "valid", everyone(303), () => ({ ...toUs, email: aNewEmail() })),
  plain("/contact", "invalid", everyone(422), { ...toUs, email: "nobody" }),
  plain("/compare", "valid", everyone(303), ({ pending }) => ({ listingId: pending.id })),
  plain("/compare", "invalid", everyone(404), { listingId: "1" }),
  plain("/preferences", "valid", everyone(303), { theme: "dark", returnTo: "/brokers" }),
  plain("/preferences", "invalid", everyone(303), { theme: "plaid", returnTo: "//evil.example" }),

  plain("/email-alerts", "valid", everyone(303), () => ({ ...anAlert, email: aNewEmail() })),
  plain("/email-alerts", "without consent", everyone(422), { ...anAlert, consent: "" }),
  plain("/email-alerts", "odd bytes", everyone(303), () => ({
    ...anAlert,
    email: aNewEmail(),
    search: "q=\u0000&category=\u0000&priceMin=9e999",
  })),
  forgedAlertLink("confirm"),
  forgedAlertLink("unsubscribe"),
  forgedAlertLink("choose"),
  plain("/newsletter", "valid", everyone(303), () => ({ consent: "yes", email: aNewEmail() })),
  plain("/newsletter", "odd choices", everyone(303), () => ({
    consent: "yes",
    email: aNewEmail(),
    newsletterCategories: "\u0000",
    newsletterRegions: "Atlantis",
    page: "//evil.example",
  })),
  plain("/newsletter", "without consent", everyone(422), () => ({ email: aNewEmail() })),

  signIn("empty", null, 422, {}),
  signIn("the owner, wrong password", "signin", 422, ({ owner }) => ({
    mode: "signin",
    email: owner.email,
    password: "not the password",
  })),
  signIn("the owner's address again", "signup", 422, ({ owner }) => aSignUp(owner.email)),
  signIn("invalid", "signup", 422, { mode: "signup", email: "nobody" }),
  signIn("valid", "signup", 200, () => aSignUp(aNewEmail())),
  plain("/signin/two-factor", "without the first step", everyone(302), { code: "000000" }),
  plain("/signout", "valid", everyone(302)),

  plain("/confirm-email", "a made-up link", everyone(404), { token: "made-up" }),
  plain(
    "/confirm-email",
    "another link",
    everyone(200, { nobody: 404 }),
    { intent: "resend" },
    "resend",
  ),
  plain("/forgot-password", "valid", everyone(200), () => ({ email: aNewEmail() })),
  plain("/forgot-password", "invalid", everyone(422), { email: "nobody" }),
  plain("/reset-password", "a made-up link", everyone(404), aPassword),
  plain("/reset-password", "invalid", everyone(422), { ...aPassword, confirmPassword: "other" }),
];
