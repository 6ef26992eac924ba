import { legalVersion } from "#app/accounts/terms/legal-version.ts";
import { goodPassword } from "#test/factories.ts";
import type { Fixtures } from "./actors.ts";
import type { FormRow } from "./forms.ts";
import { everyone, members, type Statuses } from "./statuses.ts";

const next = { newPassword: "green lantern 88", confirmPassword: "green lantern 88" };
/** Fields that no form may set: identity and permissions. */
const stolen = ({ owner }: Fixtures) => ({
  id: owner.id,
  userId: owner.id,
  ownerId: owner.id,
  email: owner.email,
  userType: "admin",
  identityVerified: "on",
});

const of =
  (address: string, field: "intent" | "section") =>
  (intent: string, what: string, expected: Statuses, fields: FormRow["fields"] = {}): FormRow => ({
    address,
    intent,
    what,
    expected,
    fields: (fixtures, sender) => ({
      ...stolen(fixtures),
      ...(typeof fields === "function" ? fields(fixtures, sender) : fields),
      [field]: intent,
    }),
  });

const profile = of("/account/profile", "section");
const security = of("/account/security", "intent");
const tokens = of("/account/security/tokens", "intent");
const twoFactor = of("/account/security/two-factor", "intent");
const avatar = of("/account/avatar", "intent");

const passport = of("/account/passport", "intent");
const description = { experience: "Ten years", sought: "A bakery", timing: "now" };
const funds = { band: "500k-1m", currency: "CAD" };

const personal = {
  firstName: "Zoë",
  lastName: "Núñez",
  phone: "+1 514 555 0199",
  country: "CA",
  region: "CA-QC",
  city: "Montréal",
};
const preferences = { categories: "restaurants", priceMin: "1", priceMax: "2", locations: "CA-ON" };
const licence = { licenseNumber: "ON-12345", region: "CA-ON", brokerage: "Fresh Brokers" };

const listed =
  (address: string) =>
  (
    what: string,
    expected: Statuses,
    fields: (fixtures: Fixtures) => Record<string, string>,
  ): FormRow => ({ address, intent: null, what, expected, fields });

const ownListing = of("/account/listings", "intent");
const owns = (status: number) => members(404, { owner: status });

const desk = (
  intent: string,
  what: string,
  expected: Statuses,
  state: "active" | "pending" | "sold" | "expired",
  fields: Record<string, string> = {},
): FormRow => ({
  address: "/account/listings/edit/:id",
  intent,
  what,
  path: (fixtures) => `/account/listings/edit/${fixtures[state].id}`,
  expected,
  fields: (fixtures) => ({ ...stolen(fixtures), ...fields, intent }),
});

const bulk = (
  intent: string,
  what: string,
  change: string,
  expected: Statuses,
  fields: (fixtures: Fixtures) => Record<string, string>,
): FormRow => ({
  address: "/account/listings/bulk",
  intent,
  what: `${change}: ${what}`,
  path: `/account/listings/bulk?change=${change}`,
  expected,
  fields: (fixtures) => ({ intent, ...fields(fixtures) }),
});

const mandates = of("/account/mandates", "intent");
const brokers = (status: number) => members(404, { broker: status });
const anyOffer = { offerId: "01900000-0000-7000-8000-000000000000" };

const embed = of("/account/embed", "intent");

const embedForms: FormRow[] = [
  embed("save", "valid", members(200), { accent: "#AA3300", background: "#101010" }),
  embed("save", "invalid", members(422), { accent: "red;}", background: "" }),
  embed("remove", "valid", members(200)),
  embed("made-up", "unknown", members(400)),
];

const webhooks = of("/account/security/webhooks", "intent");
const aWebhook = { url: "https://hooks.example.com/in", events: "lead.created" };
const webhook = (intent: string, what: string, expected: Statuses, fields = {}): FormRow => ({
  address: "/account/security/webhooks/:id",
  intent,
  what,
  path: (fixtures) => `/account/security/webhooks/${fixtures.webhook}`,
  expected,
  fields: (fixtures) => ({ ...stolen(fixtures), ...fields, intent }),
});

const webhookForms: FormRow[] = [
  webhooks("add", "by somebody whose address is not confirmed", members(422), aWebhook),
  webhooks("add", "invalid", members(422), { url: "http://127.0.0.1/", events: "made-up" }),
  webhooks("made-up", "unknown", members(400)),
  webhook("test", "while it is paused", owns(409)),
  webhook("send-failed", "while it is paused", owns(409)),
  webhook("send-again", "of nobody", owns(404), { messageId: "1" }),
  webhook("change", "valid", owns(200), aWebhook),
  webhook("change", "invalid", owns(422), { url: "https://localhost/", events: "" }),
  webhook("rotate", "valid", owns(200)),
  webhook("resume", "valid", owns(200)),
  webhook("pause", "valid", owns(200)),
  webhook("made-up", "unknown", owns(400)),
  webhook("remove", "valid", owns(303)),
];

const mandateForms: FormRow[] = [
  mandates("wishes", "valid", brokers(303), { takesMandates: "on", regions: "CA-ON" }),
  mandates("accept", "of somebody else", members(404), anyOffer),
  mandates("decline", "invalid", members(404), { offerId: "1" }),
  mandates("made-up", "unknown", brokers(400)),
];

const ownReports = of("/account/reports", "intent");
const nobodysId = "01900000-0000-7000-8000-000000000000";

const reportForms: FormRow[] = [
  ownReports("client", "invalid", brokers(422), { name: "", email: "x", listingId: "1" }),
  ownReports("client", "of somebody else", brokers(409), ({ active }) => ({
    name: "Olga",
    email: "olga@example.com",
    listingId: active.id,
  })),
  ownReports("owner", "without a mandate", members(404), { ownerId: nobodysId }),
  ownReports("made-up", "unknown", brokers(400)),
  ...["note", "send", "invite", "assign", "release", "remove"].map((intent): FormRow => ({
    address: "/account/reports/:id",
    intent,
    what: "of nobody",
    path: `/account/reports/${nobodysId}`,
    fields: { intent, month: "2026-10-01", listingId: nobodysId },
    expected: members(404),
  })),
];

const ownAlerts = of("/account/alerts", "intent");
const ownAlert = (intent: string, what: string, expected: Statuses, fields = {}): FormRow => ({
  address: "/account/alerts/:id",
  intent,
  what,
  path: ({ alert }) => `/account/alerts/${alert}`,
  expected,
  fields: (fixtures) => ({ ...stolen(fixtures), ...fields, intent }),
});

const valuationForms: FormRow[] = [
  {
    address: "/account/valuations",
    intent: null,
    what: "of somebody else",
    expected: members(404),
    fields: { valuationId: "01900000-0000-7000-8000-000000000000" },
  },
];

const save = listed("/listings/save");
const note = listed("/account/saved-listings");

const plain = (address: string, what: string, expected: Statuses, fields = {}): FormRow => ({
  address,
  intent: null,
  what,
  expected,
  fields: (fixtures) => ({ ...stolen(fixtures), ...fields }),
});
const push = of("/account/notifications/push", "intent");
const browser = {
  endpoint: "https://push.example/send/1",
  p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  auth: "BTBZMqHH6r4Tts7J_aSIgg",
};

const notificationForms: FormRow[] = [
  plain("/account/notifications", "mark all as read", members(302)),
  plain("/account/notifications", "from the bell", members(200), { stay: "1" }),
  plain("/account/notifications/settings", "valid", members(200), { "message.email": "on" }),
  plain("/account/notifications/settings", "empty", members(200)),
  push("subscribe", "an address inside our network", members(400), {
    ...browser,
    endpoint: "https://169.254.169.254/latest",
  }),
  push("subscribe", "not a key", members(400), { ...browser, p256dh: "B".repeat(87) }),
  push("subscribe", "empty", members(400)),
  push("unsubscribe", "without a subscription", members(200)),
  push("made-up", "unknown", members(400)),
];

/** Forms of signed-in users about their own account, each also with the ids of the owner's records. */
export const accountForms: FormRow[] = [
  ...valuationForms,
  ...mandateForms,
  ...embedForms,
  ...webhookForms,
  ...reportForms,
  profile("personal", "valid", members(200), personal),
  profile("personal", "invalid", members(422), { ...personal, phone: "call me" }),
  profile("preferences", "valid", members(200), preferences),
  profile("preferences", "invalid", members(422), { ...preferences, priceMin: "many" }),
  profile("broker", "valid", members(200, { broker: 422, admin: 422 }), licence),
  profile("broker", "invalid", members(422), { ...licence, region: "Atlantis" }),
  profile("privacy", "valid", members(200), { showProfile: "on" }),
  profile("notifications", "valid", members(200), { notifyBySms: "on" }),
  profile("newsletter", "on", members(200), { wantsNewsletter: "on", newsletterRegions: "CA-ON" }),
  profile("newsletter", "off", members(200)),
  profile("made-up", "unknown", members(400)),

  security("change-password", "valid", members(200), {
    currentPassword: goodPassword,
    ...next,
  }),
  security("change-password", "invalid", members(422), { currentPassword: "", ...next }),
  security("change-email", "valid", members(200), (_, sender) => ({
    newEmail: `moved-${sender.email}`,
    password: goodPassword,
  })),
  security("change-email", "invalid", members(422), { newEmail: "nowhere", password: "x" }),
  security("send-confirmation", "valid", members(200)),
  security("send-code", "valid", members(200)),
  security("confirm-phone", "without a code sent", members(422), { code: "123456" }),
  security("confirm-phone", "invalid", members(422), { code: "12" }),
  security("end-session", "the owner's", members(422, { owner: 200 }), ({ session }) => ({
    session,
  })),
  security("end-session", "invalid", members(422), { session: "1" }),
  security("end-other-sessions", "valid", members(200)),
  tokens("make-token", "valid", members(200), {
    name: "Office system",
    scopes: "listings:read",
    days: "30",
    password: goodPassword,
  }),
  tokens("make-token", "invalid", members(422), { name: "", days: "1", password: "x" }),
  tokens("revoke-token", "of somebody else", members(422), {
    token: "01900000-0000-7000-8000-000000000000",
  }),
  tokens("made-up", "unknown", members(400)),
  security("made-up", "unknown", members(400)),
  security("constructor", "unknown", members(400)),

  twoFactor("begin", "valid", members(200), { password: goodPassword }),
  twoFactor("begin", "invalid", members(422), { password: "not this one" }),
  twoFactor("enable", "not begun", members(422), { code: "000000" }),
  twoFactor("disable", "while off", members(422), { password: goodPassword }),
  twoFactor("renew-codes", "while off", members(422), { password: goodPassword }),
  twoFactor("made-up", "unknown", members(400)),

  ...notificationForms,

  avatar("remove", "valid", members(302)),
  ...[
    { what: "empty", expected: members(422), fields: {} },
    {
      what: "no picture",
      // A listed broker is already verified.
      expected: members(422, { broker: 409 }),
      fields: {
        legalName: "Zoë",
        documentKind: "passport",
        picture: new Blob(["<svg/>"]),
      },
    },
  ].map(({ what, expected, fields }) => plain("/account/identity", what, expected, fields)),
  passport("prove", "before the other steps", members(422), {
    ...funds,
    proof: new Blob(["%PDF-"]),
  }),
  passport("save", "valid", members(303), description),
  passport("save", "invalid", members(422), { ...description, timing: "soon" }),
  passport("save", "too long", members(422), { ...description, about: "x".repeat(601) }),
  passport("prove", "empty", members(422)),
  passport("prove", "text instead of a file", members(422), { ...funds, proof: "a file" }),
  passport("renew", "what was never approved", members(409)),
  passport("delete", "valid", members(303)),
  passport("made-up", "unknown", members(400)),
  avatar("upload", "no picture", members(302), { picture: new Blob(["<svg/>"]) }),
  {
    address: "/account/avatar",
    intent: null,
    what: "empty",
    fields: {},
    expected: members(302),
  },

  ownListing("sell", "valid", owns(200), ({ active }) => ({
    listingId: active.id,
    soldPrice: "450,000",
  })),
  ownListing("sell", "invalid", members(422), ({ active }) => ({
    listingId: active.id,
    soldPrice: "a lot",
  })),
  ownListing("sell", "what is not public", owns(409), ({ pending }) => ({ listingId: pending.id })),
  ownListing("undo-sale", "valid", owns(200), ({ sold }) => ({ listingId: sold.id })),
  ownListing("withdraw", "valid", owns(200), ({ active }) => ({ listingId: active.id })),
  ownListing("reactivate", "of what was not withdrawn", owns(409), ({ expired }) => ({
    listingId: expired.id,
  })),
  ownListing("confirm", "valid", owns(200), ({ active }) => ({ listingId: active.id })),
  ownListing("activate", "what only a payment does", members(400), ({ draft }) => ({
    listingId: draft.id,
  })),
  ownListing("sell", "no such listing", members(404), { listingId: "1" }),
  ownListing("duplicate", "valid", owns(303), ({ pending }) => ({ listingId: pending.id })),

  desk("save", "valid", owns(200), "active", { tab: "private", contactName: "Zoë Núñez" }),
  desk("save", "invalid", owns(422), "active", { tab: "private", responseTime: "soon" }),
  desk("save", "of no fields", members(400), "active", { tab: "media" }),
  desk("sell", "valid", owns(200), "active", { soldPrice: "450,000" }),
  desk("sell", "invalid", members(422), "active", { soldPrice: "a lot" }),
  desk("undo-sale", "valid", owns(200), "sold"),
  desk("withdraw", "valid", owns(200), "active"),
  desk("confirm", "valid", owns(200), "active"),
  desk("reactivate", "of what was not withdrawn", owns(409), "expired"),
  desk("duplicate", "valid", owns(303), "pending"),
  desk("end-mandate", "without a mandate", owns(200), "active", { reason: "Enough" }),
  desk("activate", "what only a payment does", members(400), "expired"),

  bulk("apply", "to the owner's", "withdraw", members(200), ({ active }) => ({ id: active.id })),
  bulk("apply", "contact details", "contact", members(200), ({ active }) => ({
    id: active.id,
    contactName: "Mallory",
  })),
  bulk("preview", "contact details", "contact", members(200), ({ active }) => ({
    id: active.id,
    contactName: "Mallory",
  })),
  bulk("apply", "invalid", "contact", members(422), () => ({ responseTime: "soon" })),
  bulk("apply", "what there is not", "sell", members(400), ({ active }) => ({ id: active.id })),

  {
    address: "/account/delete",
    intent: null,
    what: "valid",
    fields: (fixtures) => ({ ...stolen(fixtures), password: goodPassword }),
    expected: members(302),
    // Deleting an account closes its conversations.
    reachesOwner: true,
  },
  {
    address: "/account/delete",
    intent: null,
    what: "invalid",
    fields: { password: "not this one" },
    expected: members(422),
  },

  {
    address: "/account/terms",
    intent: null,
    what: "valid",
    fields: (fixtures) => ({ ...stolen(fixtures), version: legalVersion, returnTo: "/brokers" }),
    expected: members(303),
  },
  {
    address: "/account/terms",
    intent: null,
    what: "an older version",
    fields: (fixtures) => ({ ...stolen(fixtures), version: "2020-01-01" }),
    expected: members(409),
  },

  ...["pause", "resume", "delete", "resend"].map((intent) =>
    ownAlerts(intent, "the owner's", owns(303), ({ alert }) => ({ alertId: alert })),
  ),
  ownAlerts("pause", "no such alert", members(404), { alertId: "1" }),
  ownAlerts("confirm", "what only a link does", members(400), ({ alert }) => ({ alertId: alert })),
  ownAlert("edit", "valid", owns(303), { name: "Mine", frequency: "weekly" }),
  ownAlert("edit", "invalid", members(400), { frequency: "hourly" }),
  ownAlert("pause", "valid", owns(303)),
  ownAlert("delete", "valid", owns(303)),

  save("what is public", members(302), ({ active }) => ({ listingId: active.id, saved: "yes" })),
  save("what is not public", members(404), ({ pending }) => ({
    listingId: pending.id,
    saved: "yes",
  })),
  save("no more what the owner saved", members(302), ({ saved }) => ({
    listingId: saved.id,
    saved: "no",
  })),
  save("invalid", everyone(404), () => ({ listingId: "1" })),
  note("over the owner's", members(404, { owner: 200 }), ({ saved }) => ({
    listingId: saved.id,
    note: "Overwritten",
  })),
  note("too long", members(422), ({ saved }) => ({ listingId: saved.id, note: "x".repeat(1001) })),
  note("invalid", members(404), () => ({ listingId: "1", note: "" })),
];
