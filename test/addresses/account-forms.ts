import { legalVersion } from "#app/accounts/terms/legal-version.ts";
import { goodPassword } from "#test/factories.ts";
import { type FormRow, formsAt, reaching, unknownId } from "./rows.ts";
import { everyone, members, owns } from "./statuses.ts";

const next = { newPassword: "green lantern 88", confirmPassword: "green lantern 88" };
/** Fields that no form may set: identity and permissions. */
const stolen = {
  id: "{owner}",
  userId: "{owner}",
  ownerId: "{owner}",
  email: "{owner.email}",
  userType: "admin",
  identityVerified: "on",
};

const of = (address: string, path = address) => formsAt(address, path, stolen);

const profile = formsAt("/account/profile", "/account/profile", stolen, "section");
const security = of("/account/security");
const tokens = of("/account/security/tokens");
const twoFactor = of("/account/security/two-factor");
const avatar = of("/account/avatar");
const identity = of("/account/identity");
const notifications = of("/account/notifications");
const notificationSettings = of("/account/notifications/settings");
const push = of("/account/notifications/push");
const deletion = of("/account/delete");
const terms = of("/account/terms");
const ownListing = of("/account/listings");
const mandates = of("/account/mandates");
const embed = of("/account/embed");
const webhooks = of("/account/security/webhooks");
const webhook = of("/account/security/webhooks/:id", "/account/security/webhooks/{webhook}");
const ownReports = of("/account/reports");
const ownReport = formsAt("/account/reports/:id", `/account/reports/${unknownId}`);
const ownAlerts = of("/account/alerts");
const ownAlert = of("/account/alerts/:id", "/account/alerts/{alert}");
const save = formsAt("/listings/save");
const note = formsAt("/account/saved-listings");

const desk = (state: "active" | "pending" | "sold" | "expired") =>
  of("/account/listings/edit/:id", `/account/listings/edit/{${state}}`);
const active = desk("active");

const bulk = (change: string, intent: string, what: string, status: number, fields = {}) =>
  formsAt("/account/listings/bulk", `/account/listings/bulk?change=${change}`)(
    intent,
    `${change}: ${what}`,
    members(status),
    fields,
  );

const passport = of("/account/passport");
const description = { experience: "Ten years", sought: "A bakery", timing: "now" };
const funds = { band: "500k-1m", currency: "CAD" };
const aWebhook = { url: "https://hooks.example.com/in", events: "lead.created" };
const brokers = (status: number) => members(404, { broker: status });

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

const embedForms: FormRow[] = [
  embed("save", "valid", members(200), { accent: "#AA3300", background: "#101010" }),
  embed("save", "invalid", members(422), { accent: "red;}", background: "" }),
  embed("remove", "valid", members(200)),
  embed("made-up", "unknown", members(400)),
];

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
  mandates("accept", "of somebody else", members(404), { offerId: unknownId }),
  mandates("decline", "invalid", members(404), { offerId: "1" }),
  mandates("made-up", "unknown", brokers(400)),
];

const reportForms: FormRow[] = [
  ownReports("client", "invalid", brokers(422), { name: "", email: "x", listingId: "1" }),
  ownReports("client", "of somebody else", brokers(409), {
    name: "Olga",
    email: "olga@example.com",
    listingId: "{active}",
  }),
  ownReports("owner", "without a mandate", members(404), { ownerId: unknownId }),
  ownReports("made-up", "unknown", brokers(400)),
  ...["note", "send", "invite", "assign", "release", "remove"].map((intent) =>
    ownReport(intent, "of nobody", members(404), { month: "2026-10-01", listingId: unknownId }),
  ),
];

const browser = {
  endpoint: "https://push.example/send/1",
  p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  auth: "BTBZMqHH6r4Tts7J_aSIgg",
};

const notificationForms: FormRow[] = [
  notifications(null, "mark all as read", members(302)),
  notifications(null, "from the bell", members(200), { stay: "1" }),
  notificationSettings(null, "valid", members(200), { "message.email": "on" }),
  notificationSettings(null, "empty", members(200)),
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
  formsAt("/account/valuations")(null, "of somebody else", members(404), {
    valuationId: unknownId,
  }),
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
  security("change-email", "valid", members(200), {
    newEmail: "moved-{sender.email}",
    password: goodPassword,
  }),
  security("change-email", "invalid", members(422), { newEmail: "nowhere", password: "x" }),
  security("send-confirmation", "valid", members(200)),
  security("send-code", "valid", members(200)),
  security("confirm-phone", "without a code sent", members(422), { code: "123456" }),
  security("confirm-phone", "invalid", members(422), { code: "12" }),
  security("end-session", "the owner's", members(422, { owner: 200 }), { session: "{session}" }),
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
    token: unknownId,
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
  identity(null, "empty", members(422)),
  // A listed broker is already verified.
  identity(null, "no picture", members(422, { broker: 409 }), {
    legalName: "Zoë",
    documentKind: "passport",
    picture: new Blob(["<svg/>"]),
  }),
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
  formsAt("/account/avatar")(null, "empty", members(302)),

  ownListing("sell", "valid", owns(200), { listingId: "{active}", soldPrice: "450,000" }),
  ownListing("sell", "invalid", members(422), { listingId: "{active}", soldPrice: "a lot" }),
  ownListing("sell", "what is not public", owns(409), { listingId: "{pending}" }),
  ownListing("undo-sale", "valid", owns(200), { listingId: "{sold}" }),
  ownListing("withdraw", "valid", owns(200), { listingId: "{active}" }),
  ownListing("reactivate", "of what was not withdrawn", owns(409), { listingId: "{expired}" }),
  ownListing("confirm", "valid", owns(200), { listingId: "{active}" }),
  ownListing("activate", "what only a payment does", members(400), { listingId: "{draft}" }),
  ownListing("sell", "no such listing", members(404), { listingId: "1" }),
  ownListing("duplicate", "valid", owns(303), { listingId: "{pending}" }),

  active("save", "valid", owns(200), { tab: "private", contactName: "Zoë Núñez" }),
  active("save", "invalid", owns(422), { tab: "private", responseTime: "soon" }),
  active("save", "of no fields", members(400), { tab: "media" }),
  active("sell", "valid", owns(200), { soldPrice: "450,000" }),
  active("sell", "invalid", members(422), { soldPrice: "a lot" }),
  desk("sold")("undo-sale", "valid", owns(200)),
  active("withdraw", "valid", owns(200)),
  active("confirm", "valid", owns(200)),
  desk("expired")("reactivate", "of what was not withdrawn", owns(409)),
  desk("pending")("duplicate", "valid", owns(303)),
  active("end-mandate", "without a mandate", owns(200), { reason: "Enough" }),
  desk("expired")("activate", "what only a payment does", members(400)),

  bulk("withdraw", "apply", "to the owner's", 200, { id: "{active}" }),
  bulk("contact", "apply", "contact details", 200, { id: "{active}", contactName: "Mallory" }),
  bulk("contact", "preview", "contact details", 200, { id: "{active}", contactName: "Mallory" }),
  bulk("contact", "apply", "invalid", 422, { responseTime: "soon" }),
  bulk("sell", "apply", "what there is not", 400, { id: "{active}" }),

  // Deleting an account closes its conversations.
  reaching(deletion(null, "valid", members(302), { password: goodPassword })),
  formsAt("/account/delete")(null, "invalid", members(422), { password: "not this one" }),

  terms(null, "valid", members(303), { version: legalVersion, returnTo: "/brokers" }),
  terms(null, "an older version", members(409), { version: "2020-01-01" }),

  ...["pause", "resume", "delete", "resend"].map((intent) =>
    ownAlerts(intent, "the owner's", owns(303), { alertId: "{alert}" }),
  ),
  ownAlerts("pause", "no such alert", members(404), { alertId: "1" }),
  ownAlerts("confirm", "what only a link does", members(400), { alertId: "{alert}" }),
  ownAlert("edit", "valid", owns(303), { name: "Mine", frequency: "weekly" }),
  ownAlert("edit", "invalid", members(400), { frequency: "hourly" }),
  ownAlert("pause", "valid", owns(303)),
  ownAlert("delete", "valid", owns(303)),

  save(null, "what is public", members(302), { listingId: "{active}", saved: "yes" }),
  save(null, "what is not public", members(404), { listingId: "{pending}", saved: "yes" }),
  save(null, "no more what the owner saved", members(302), { listingId: "{saved}", saved: "no" }),
  save(null, "invalid", everyone(404), { listingId: "1" }),
  note(null, "over the owner's", members(404, { owner: 200 }), {
    listingId: "{saved}",
    note: "Overwritten",
  }),
  note(null, "too long", members(422), { listingId: "{saved}", note: "x".repeat(1001) }),
  note(null, "invalid", members(404), { listingId: "1", note: "" }),
];
