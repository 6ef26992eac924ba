import { type FormRow, formsAt } from "./rows.ts";
import { everyone, members, owns } from "./statuses.ts";

const sell = (path: string) =>
  formsAt("/sell-business", path, {
    owner: "{owner}",
    ownerId: "{owner}",
    status: "active",
    featured: "on",
    verified: "on",
  });
const fresh = sell("/sell-business");
const draft = (step: number) => sell(`/sell-business?draft={draft}&step=${step}`);
const save = formsAt("/sell-business/save");

const listing = { listingHeadline: "Corner bakery", categories: "retail", region: "CA-ON" };

const changes = JSON.stringify({ cityTown: { from: "Whitehorse", to: "Dawson" } });

/** The wizard and its autosave, each also tried with the owner's draft. */
export const sellForms: FormRow[] = [
  fresh("continue", "a new listing", members(303), listing),
  fresh("continue", "without a headline", members(422), { ...listing, listingHeadline: " " }),
  draft(1)("continue", "the owner's draft, not knowing what it says", owns(422), listing),
  draft(1)("continue", "in no region", owns(422), { ...listing, region: "CA-XX" }),
  sell("/sell-business?draft=1")("continue", "no such draft", members(404), listing),
  fresh("save-for-later", "nothing yet", members(303)),
  draft(3)("save-for-later", "the owner's draft", owns(303), { established: "1998" }),
  draft(3)("submit", "without figures", owns(422), {
    askingPriceSpecific: "450,000",
    salesRevenueRange: "",
    cashFlowRange: "",
  }),
  draft(3)("submit", "with two prices", owns(422), {
    askingPriceSpecific: "450,000",
    askingPriceRange: "250k_500k",
  }),
  draft(3)("back", "the owner's draft", owns(303)),
  draft(2)("skip", "the owner's draft", owns(303)),
  fresh("purchase", "without a draft", members(422), { packageId: "premium" }),
  draft(2)("purchase", "an unknown package", owns(422), { packageId: "gratis" }),
  draft(2)("purchase", "the owner's draft", owns(303), { packageId: "premium" }),
  draft(2)("delete-draft", "the owner's draft", owns(303)),
  sell("/sell-business?draft={active}")("delete-draft", "a public listing", members(404)),
  fresh("activate", "unknown", members(400)),
  formsAt("/sell-business")(null, "no button", members(400)),

  save(null, "the owner's draft", everyone(404, { nobody: 401, owner: 200 }), {
    listingId: "{draft}",
    changes,
  }),
  save(null, "no such listing", everyone(404, { nobody: 401 }), { listingId: "1", changes }),
  save(null, "what is no change", everyone(400, { nobody: 401 }), {
    listingId: "{draft}",
    changes: JSON.stringify({ status: { from: "draft", to: "active" } }),
  }),
];
