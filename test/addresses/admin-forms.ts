import { queueKinds } from "#app/admin/queues/queue-kind.ts";
import { admins, type FormRow, formsAt, reaching, unknownId } from "./rows.ts";
import { everyone } from "./statuses.ts";

type Fields = FormRow["fields"];

/** The forms of one page, by what an administrator is answered: it says what is wrong with the fields. */
const at =
  (address: string, path = address, always: Fields = {}) =>
  (intent: string | null, status: number, fields: Fields = {}, what = ""): FormRow =>
    formsAt(address, path, always)(
      intent,
      what || `answered ${String(status)}`,
      admins(status),
      fields,
    );

/** To a record that is not there, and to an odd id. */
const nowhere = (address: string, intent: string | null, fields: Fields = {}): FormRow[] =>
  [unknownId, "1"].map((id) => at(address, address.replace(":id", id))(intent, 404, fields));

const newArticle = at("/admin/articles/new", "/admin/articles/new", { id: unknownId });
const article = at("/admin/articles/:id", "/admin/articles/{article.draftId}");
const articleEdit = at("/admin/articles/:id/edit", "/admin/articles/{article.draftId}/edit");
const articlePreview = at("/admin/articles/preview");
const articlePictures = at("/admin/articles/pictures");
const text = { version: "{}", title: "A title", shelf: "guides", slug: "a-title", author: "We" };

const articleForms = [
  newArticle(null, 404, { ...text, id: "1" }),
  newArticle(null, 400, { ...text, version: "\0" }),
  newArticle(null, 422, { ...text, slug: "Not An Address" }),
  newArticle("preview", 200, { ...text, body: "a\0 *b*" }),
  articleEdit(null, 400),
  articleEdit(null, 409, text),
  articleEdit(null, 422, { ...text, title: " \0 " }),
  articleEdit(null, 422, { ...text, body: "{{no-such-figure}}" }),
  ...nowhere("/admin/articles/:id/edit", null, text),
  articleEdit("preview", 200, { ...text, body: "x" }),
  articlePreview(null, 200, { body: "x" }),
  articlePreview(null, 422, { body: "{{x}}" }),
  articlePictures(null, 422, {
    description: "A till",
    picture: new Blob(["<svg/>"], { type: "image/png" }),
  }),
  articlePictures(null, 422),
  article("none", 400),
  ...["publish", "schedule", "unpublish", "delete", "restore"].flatMap((intent) =>
    nowhere("/admin/articles/:id", intent),
  ),
  ...["publish", "schedule", "unpublish", "delete"].map((intent) =>
    article(intent, 409, { version: "99" }),
  ),
  article("schedule", 422, { version: "1", day: "2026-02-30", time: "\0" }),
  article("schedule", 422, { version: "1", day: "2001-01-01", time: "08:00" }),
  article("restore", 404, { version: "1", wanted: "-1" }),
];

const usersBulk = "/admin/users/bulk";
const listingsBulk = "/admin/listings/bulk";
const messagesBulk = "/admin/messages/bulk";

/** Each rejected for another reason: nothing of the owner changes. */
const bulkForms = [
  at(usersBulk, `${usersBulk}?change=deactivate&id={owner}`)(
    "apply",
    422,
    { expected: "1", reason: " " },
    "without a reason",
  ),
  at(usersBulk, `${usersBulk}?run=${unknownId}`)("undo", 404, {}, "an unknown run"),
  at(usersBulk)("explode", 400, {}, "an unknown intent"),
  at(listingsBulk, `${listingsBulk}?change=verify&id={active}`)(
    "apply",
    409,
    { expected: "2" },
    "another number than in the preview",
  ),
  at(listingsBulk)("undo", 404, {}, "no run"),
  at(messagesBulk, `${messagesBulk}?change=x`)("apply", 400, {}, "an unknown change"),
  at(messagesBulk, `${messagesBulk}?run=%00`)("undo", 404, {}, "an odd run"),
];

const userAddress = "/admin/users/:id";
const userEditAddress = `${userAddress}/edit`;
const user = at(userAddress, "/admin/users/{owner}");
const nobody = at(userAddress, `/admin/users/${unknownId}`);
const userEdit = at(userEditAddress, "/admin/users/{owner}/edit");
const viewAs = "/admin/view-as/:id";
const named = {
  firstName: "Zoë",
  lastName: "Núñez",
  email: "z@example.com",
  phone: "416 555 0100",
};

/** Successful ones use a person whose records are not compared. */
const peopleForms = [
  user("deactivate", 422, {}, "without a reason"),
  nobody("deactivate", 422, { reason: "Spam" }, "nobody"),
  user("reactivate", 422, {}, "who is active"),
  at(userAddress, "/admin/users/{requester}")("sign-out", 303, {}, "everywhere"),
  user("message", 422, { message: " " }, "empty"),
  user("note", 422, { note: "" }, "empty"),
  user("reset-two-step", 422, {}, "who has none"),
  nobody("send-reset", 422, {}, "nobody"),
  nobody("resend-confirmation", 422, {}, "nobody"),
  user("delete", 400, {}, "made up"),
  at(userAddress, "/admin/users/1")("sign-out", 404, {}, "no id"),
  userEdit(null, 400, { ...named, userType: "admin" }, "without a version"),
  userEdit(null, 422, { version: "{}", userType: "admin" }, "without a name"),
  userEdit(null, 409, { ...named, version: "{}", userType: "admin" }, "from nothing"),
  at(userEditAddress, `/admin/users/${unknownId}/edit`)(
    null,
    404,
    { ...named, version: "{}", userType: "buyer" },
    "nobody",
  ),
  at(viewAs, "/admin/view-as/{owner}")(null, 422, {}, "without a reason"),
  at(viewAs, `/admin/view-as/${unknownId}`)(null, 404, { reason: "Help" }, "nobody"),
  formsAt("/view-as/end")(null, "without having begun", everyone(303)),
];

const edit = at("/admin/listings/:id/edit", "/admin/listings/{sold}/edit");
const conversation = at("/admin/conversations/:id", "/admin/conversations/{conversation}");

const part = (name: string, state = "active", below = "") =>
  at(`/admin/listings/:id/${name}${below}`, `/admin/listings/{${state}}/${name}${below}`);
const photos = part("photos", "expired");
const documents = part("documents");
const video = part("video");
/** The same by scripts, which get JSON. */
const photosByScript = part("photos", "expired", "/change");
const documentsByScript = part("documents", "expired", "/change");
const videoByScript = part("video", "expired", "/change");
const foreignPhoto = { photoId: "{photos.ofPending}" };

const editForms = [
  edit("change-owner", 422, { email: "nobody@example.com" }, "without a reason"),
  edit("change-owner", 422, { email: "nobody@example.com", reason: "Sold" }, "to nobody"),
  at("/admin/listings/new")(
    null,
    422,
    { email: "nobody@example.com", listingHeadline: "Mill", region: "CA-ON" },
    "for nobody",
  ),
  edit("save", 400, { status: "sold" }, "without its version"),
  edit("save", 400, { version: "{}", status: "sold" }, "filled in from something else"),
  edit("save", 400, { version: "{}", status: "gone" }, "an unknown status"),
  edit("approve", 409, {}, "what is sold"),
  edit("reject", 422, {}, "without a reason"),
  edit("reject", 409, { reason: "No" }, "what is sold"),
  edit("keep", 409, {}, "what is sold"),
  edit("take-down", 422, { reason: " \u0000 " }, "without a reason"),
  edit("take-down", 409, { reason: "No" }, "what is sold"),
  edit("restore", 409, {}, "what is sold"),
  edit("offer-mandate", 400, {}, "without a broker"),
  edit("offer-mandate", 409, { brokerId: unknownId }, "for what is sold"),
  edit("end-mandate", 303, {}, "without a mandate"),
  edit("made-up", 400, {}, "unknown"),
  photos("add", 422, { photos: new Blob(["<svg/>"]) }, "no photo"),
  ...["earlier", "later", "cover", "describe"].map((intent) =>
    reaching(photos(intent, 302, { photoId: "{photos.ofExpired}" }, "valid")),
  ),
  photos("delete", 404, foreignPhoto, "a photo of another listing"),
  photosByScript("order", 422, { ids: "1,2" }, "invalid"),
  photosByScript("attach", 422, { upload: unknownId }, "no such upload"),
  photosByScript("delete", 404, foreignPhoto, "a photo of another listing"),
  documents("attach", 422, { document: new Blob([]) }, "no file"),
  reaching(documents("rename", 200, { mediaId: "{document}", name: "Lease" }, "valid")),
  documents("remove", 404, { mediaId: unknownId }, "no such document"),
  documents("made-up", 400, {}, "unknown"),
  documentsByScript("remove", 404, { mediaId: unknownId }, "no such document"),
  video("set", 422, { link: "nothing" }, "no link"),
  video("remove", 200),
  video("made-up", 400, {}, "unknown"),
  videoByScript("set", 422, { link: "nothing" }, "no link"),
  ...["archive", "close", "reopen"].map((intent) =>
    reaching(conversation(intent, 303, {}, "valid")),
  ),
  conversation("made-up", 400, {}, "unknown"),
];

const queue = (kind: string) => at("/admin/queues/:kind", `/admin/queues/${kind}`);
const reasons = at("/admin/queues/:kind/reasons", "/admin/queues/brokers/reasons");
const someItem = { id: unknownId };

/** Nobody can decide about their own records. */
const queueForms = [
  queue("listings")("reject", 422, { id: "{pending}" }, "listings: without a reason"),
  ...queueKinds.flatMap((kind) => [
    queue(kind)(
      "approve",
      404,
      { ...someItem, measure: "nothing", answer: "Hello" },
      `${kind}: unknown`,
    ),
    queue(kind)("reject", 404, { id: "1\u0000", reason: "\u0000" }, `${kind}: not an id`),
    queue(kind)("made-up", 400, someItem, `${kind}: unknown intent`),
    queue(kind)("take", 404, someItem, `${kind}: unknown`),
    queue(kind)("release", 404, someItem, `${kind}: unknown`),
  ]),
  queue("contact")("approve", 422, someItem, "contact: without an answer"),
  reasons(null, 422, { reasons: "x\n".repeat(21) }, "too many"),
  reasons(null, 422, { reasons: "x".repeat(1001) }, "too long"),
  queue("brokers")("reopen", 404, someItem, "brokers: which cannot be"),
];

const order = at("/admin/orders/:id", "/admin/orders/{order}");
const refund = at("/admin/orders/:id/refund", "/admin/orders/{order}/refund");
const jobs = at("/admin/jobs");
const emails = at("/admin/emails");
const email = at("/admin/emails/:id", `/admin/emails/${unknownId}`);
const campaign = at("/admin/campaigns/:id", "/admin/campaigns/{campaign}");
const campaignEdit = at("/admin/campaigns/:id/edit", "/admin/campaigns/{campaign}/edit");
const campaignSteps = ["test", "approve", "stop", "resume", "end"];
const newCampaign = at("/admin/campaigns/new");
const money = { amount: "1.00", reason: "Goodwill", formId: unknownId, left: "100" };

const orderForms = [
  order("none", 400),
  ...nowhere("/admin/orders/:id", "reconcile"),
  order("redeliver", 404, { event: "evt_\0none" }),
  order("withdraw-refund", 404, { key: "none" }),
  order("cancel-renewal", 404, { renewal: "1" }),
  order("cancel-renewal", 404, { renewal: unknownId }),
  order("mark-paid", 422, { note: " \0 " }),
  order("mark-paid", 404, { note: "Cheque 42" }),
  refund("none", 400),
  refund("preview", 422, { ...money, amount: "a lot" }),
  refund("preview", 422, { ...money, reason: "" }),
  refund("refund", 422, { ...money, formId: "1" }),
  refund("refund", 409, money),
  ...nowhere("/admin/orders/:id/refund", "refund", money),
  jobs("none", 400),
  jobs("retry", 404, { job: unknownId }),
  jobs("drop", 404, { job: "1" }),
  jobs("retry-all", 404, { kind: "\0" }),
  jobs("retry-all", 303, { kind: "no-such-kind" }),
  emails("none", 400),
  emails("retry-all", 303),
  email("none", 400),
  ...nowhere("/admin/emails/:id", "retry"),
  newCampaign(null, 404, { id: "1" }),
  newCampaign(null, 422, { id: unknownId, subject: "A subject", listingIds: unknownId }),
  campaignEdit(null, 422, { subject: "" }),
  campaignEdit(null, 422, { subject: "A subject", listingIds: unknownId }),
  campaign("none", 400),
  // Its listing has no photo.
  ...campaignSteps.map((step) => campaign(step, 409, { version: "1", day: "2030-01-01" })),
  ...campaignSteps.flatMap((step) => nowhere("/admin/campaigns/:id", step)),
];

const setting = (name: string) => at(`/admin/settings/${name}`);
/** A version that no setting has: a concurrent change came first. */
const stale = { version: unknownId };
const announcement = { title: "News", body: "Something is new." };
const rate = { region: "CA-ON", label: "HST", since: "2040-01-01", rate: "13" };
const settings =
  "announcement operator hero-figures featured banned-words exchange-rates taxes".split(" ");

/** None of these changes a setting, which is global. The journeys do. */
const settingForms = [
  ...settings.flatMap((name) => [
    setting(name)("revert", 400, { change: "1\0" }),
    setting(name)("revert", 409, { change: unknownId, ...stale }),
  ]),
  setting("announcement")("save", 422, { title: "\0", body: "" }),
  setting("announcement")("save", 409, { ...announcement, ...stale }),
  setting("announcement")("preview", 200, announcement),
  setting("operator")(null, 422, { legalName: "Ltd.", postalAddress: "", supportEmail: "nobody" }),
  setting("operator")(null, 409, {
    legalName: "Ltd.",
    postalAddress: "1 Main Street",
    supportEmail: "help@example.com",
    ...stale,
  }),
  setting("hero-figures")(null, 422, { years: "x".repeat(21) }),
  setting("hero-figures")(null, 409, { years: "1", sales: "2", verified: "3", ...stale }),
  setting("featured")(null, 422, { strip: "11", home: "-1" }),
  setting("featured")(null, 409, { strip: "1", home: "1", ...stale }),
  setting("banned-words")("save", 422, { words: "!" }),
  setting("banned-words")("save", 409, { words: "turnip", ...stale }),
  setting("banned-words")("check", 200, { words: "turnip\0" }),
  setting("exchange-rates")("add", 422, { day: "soon", USD: "a lot" }),
  setting("exchange-rates")("add", 422, { day: "2999-01-01", USD: "0.7" }),
  setting("exchange-rates")("preview", 422, { csv: "USD\0,2026-11-02" }),
  setting("exchange-rates")("preview", 200, { csv: "USD,2020-01-02,0.77" }),
  setting("exchange-rates")("save", 409, { csv: "USD,2020-01-02,0.77", ...stale }),
  setting("taxes")("none", 400),
  setting("taxes")("numbers", 422, { GST: "<script>" }),
  setting("taxes")("rate", 422, { ...rate, region: "US-TX" }),
  setting("taxes")("rate", 422, { ...rate, label: "QST" }),
  setting("taxes")("rate", 409, { ...rate, ...stale }),
  setting("taxes")("remove", 409, { ...rate, ...stale }),
];

/** Administrators' actions, rejected for everyone else. */
export const adminForms: FormRow[] = [
  ...articleForms,
  ...bulkForms,
  ...peopleForms,
  ...editForms,
  ...queueForms,
  ...orderForms,
  ...settingForms,
];
