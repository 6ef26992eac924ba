import { type FormRow, formsAt, reaching } from "./rows.ts";
import { everyone, type Statuses } from "./statuses.ts";

const inquiry = {
  fullName: "Ana Núñez",
  phoneNumber: "416 555 0100",
  emailAddress: "ana@example.com",
  message: "Is the lease transferable?",
};

const contact = (listing: string) =>
  formsAt("/business/:id/:slug?", `/business/${listing}?index`, { senderId: "{owner}" });
const report = (listing: string) => formsAt("/business/:id/report", `/business/${listing}/report`);

const toUs = { name: "Ana Núñez", topic: "other", message: "Hello", company: "" };
const aPassword = { newPassword: "green lantern 88", confirmPassword: "green lantern 88" };
const aSignUp = {
  firstName: "Ana",
  lastName: "Núñez",
  phone: "416 555 0100",
  password: "green lantern 88",
  confirmPassword: "green lantern 88",
};

const anAlert = { category: "restaurants", frequency: "daily", consent: "yes" };
const aNewEmail = "new-{random}@example.com";

const plain = (
  address: string,
  what: string,
  expected: Statuses,
  fields: Record<string, string> = {},
): FormRow => formsAt(address)(null, what, expected, fields);

const forgedLink =
  (address: string, path: string) =>
  (intent: string | null = null, fields: Record<string, string> = {}): FormRow =>
    formsAt(address, path)(intent, "with a forged link", everyone(404), fields);

/** Signed-in users are redirected by the page, whatever the result of the form. */
const signIn = (
  mode: string | null,
  what: string,
  status: number,
  fields: Record<string, string> = {},
): FormRow => ({
  ...formsAt("/signin", "/signin", {}, "mode")(
    mode,
    what,
    everyone(302, { nobody: status }),
    fields,
  ),
  data: everyone(status),
});

/** The fixtures are too few listings for a model; whoever is not signed in comes back to the same answers. */
const valued = formsAt(
  "/valueright",
  "/valueright?trade=bakeries&cash-flow=120000&listing={draft}",
);

/** Forms that anyone may send. */
export const publicForms: FormRow[] = [
  valued("keep", "with too few listings", everyone(400, { nobody: 303 })),
  valued("use-price", "with too few listings", everyone(400, { nobody: 303 })),
  forgedLink("/still-for-sale/:id", `/still-for-sale/{active}?since=${Date.now()}&key=made-up`)(),
  ...[null, "turn-on", "turn-off"].map((intent) =>
    forgedLink("/unsubscribe/messages/:token", "/unsubscribe/messages/made-up")(
      intent,
      intent ? {} : { "List-Unsubscribe": "One-Click" },
    ),
  ),
  ...["/unsubscribe/reports", "/owner-reports/confirm"].map((address) =>
    forgedLink(`${address}/:token`, `${address}/made-up`)(null, {
      "List-Unsubscribe": "One-Click",
    }),
  ),
  reaching(
    contact("{active}")(
      null,
      "valid, for sale",
      everyone(200, { nobody: 401, owner: 403 }),
      inquiry,
    ),
  ),
  contact("{active}")(null, "invalid, for sale", everyone(422, { nobody: 401 })),
  ...Object.entries({
    "valid, not public": "{pending}",
    "valid, a draft": "{draft}",
    "valid, expired": "{expired}",
  }).map(([what, listing]) =>
    contact(listing)(null, what, everyone(404, { nobody: 401, owner: 403 }), inquiry),
  ),
  contact("{sold}")(null, "valid, sold", everyone(409, { nobody: 401, owner: 403 }), inquiry),
  contact("1")(null, "no such listing", everyone(404), inquiry),

  report("{active}")(null, "valid, for sale", everyone(200), { reason: "scam" }),
  report("{active}")(null, "invalid, for sale", everyone(422)),
  report("{pending}")(null, "valid, not public", everyone(404), { reason: "scam" }),
  report("1")(null, "no such listing", everyone(404), { reason: "scam" }),

  plain("/dev/mail", "to no email", everyone(404), { mail: "1", text: "Hello" }),
  plain("/contact", "valid", everyone(303), { ...toUs, email: aNewEmail }),
  plain("/contact", "invalid", everyone(422), { ...toUs, email: "nobody" }),
  plain("/compare", "valid", everyone(303), { listingId: "{pending}" }),
  plain("/compare", "invalid", everyone(404), { listingId: "1" }),
  plain("/preferences", "valid", everyone(303), { theme: "dark", returnTo: "/brokers" }),
  plain("/preferences", "invalid", everyone(303), { theme: "plaid", returnTo: "//evil.example" }),

  plain("/email-alerts", "valid", everyone(303), { ...anAlert, email: aNewEmail }),
  plain("/email-alerts", "without consent", everyone(422), { ...anAlert, consent: "" }),
  plain("/email-alerts", "odd bytes", everyone(303), {
    ...anAlert,
    email: aNewEmail,
    search: "q=\u0000&category=\u0000&priceMin=9e999",
  }),
  ...["confirm", "unsubscribe", "choose"].map((purpose) =>
    forgedLink(`/email-alerts/${purpose}/:token`, `/email-alerts/${purpose}/{alert}.made-up`)(),
  ),
  plain("/newsletter", "valid", everyone(303), { consent: "yes", email: aNewEmail }),
  plain("/newsletter", "odd choices", everyone(303), {
    consent: "yes",
    email: aNewEmail,
    newsletterCategories: "\u0000",
    newsletterRegions: "Atlantis",
    page: "//evil.example",
  }),
  plain("/newsletter", "without consent", everyone(422), { email: aNewEmail }),

  signIn(null, "empty", 422),
  signIn("signin", "the owner, wrong password", 422, {
    email: "{owner.email}",
    password: "not the password",
  }),
  signIn("signup", "the owner's address again", 422, { ...aSignUp, email: "{owner.email}" }),
  signIn("signup", "invalid", 422, { email: "nobody" }),
  signIn("signup", "valid", 200, { ...aSignUp, email: aNewEmail }),
  plain("/signin/two-factor", "without the first step", everyone(302), { code: "000000" }),
  plain("/signout", "valid", everyone(302)),

  plain("/confirm-email", "a made-up link", everyone(404), { token: "made-up" }),
  formsAt("/confirm-email")("resend", "another link", everyone(200, { nobody: 404 })),
  plain("/forgot-password", "valid", everyone(200), { email: aNewEmail }),
  plain("/forgot-password", "invalid", everyone(422), { email: "nobody" }),
  plain("/reset-password", "a made-up link", everyone(404), aPassword),
  plain("/reset-password", "invalid", everyone(422), { ...aPassword, confirmPassword: "other" }),
];
