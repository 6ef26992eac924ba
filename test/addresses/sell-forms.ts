import type { Fixtures } from "./actors.ts";
import type { FormRow } from "./forms.ts";
import { everyone, members, type Statuses } from "./statuses.ts";

/** The owner's response; for everyone else the draft is not found. */
const owners = (status: number): Statuses => members(404, { owner: status });

const sell = (
  intent: string,
  what: string,
  expected: Statuses,
  path: (fixtures: Fixtures) => string,
  fields: Record<string, string> = {},
): FormRow => ({
  address: "/sell-business",
  intent,
  what,
  path,
  expected,
  fields: ({ owner }) => ({
    ...fields,
    intent,
    owner: owner.id,
    ownerId: owner.id,
    status: "active",
    featured: "on",
    verified: "on",
  }),
});

const fresh = () => "/sell-business";
const draft =
  (step: number) =>
  ({ draft: { id } }: Fixtures) =>
    `/sell-business?draft=${id}&step=${step}`;

const listing = { listingHeadline: "Corner bakery", categories: "retail", region: "CA-ON" };

const save = (
  what: string,
  expected: Statuses,
  fields: (fixtures: Fixtures) => Record<string, string>,
): FormRow => ({
  address: "/sell-business/save",
  intent: null,
  what,
  expected,
  fields,
});
const changes = JSON.stringify({ cityTown: { from: "Whitehorse", to: "Dawson" } });

/** The wizard and its autosave, each also tried with the owner's draft. */
export const sellForms: FormRow[] = [
  sell("continue", "a new listing", members(303), fresh, listing),
  sell("continue", "without a headline", members(422), fresh, { ...listing, listingHeadline: " " }),
  sell("continue", "the owner's draft, not knowing what it says", owners(422), draft(1), listing),
  sell("continue", "in no region", owners(422), draft(1), { ...listing, region: "CA-XX" }),
  sell("continue", "no such draft", members(404), () => "/sell-business?draft=1", listing),
  sell("save-for-later", "nothing yet", members(303), fresh),
  sell("save-for-later", "the owner's draft", owners(303), draft(3), { established: "1998" }),
  sell("submit", "without figures", owners(422), draft(3), {
    askingPriceSpecific: "450,000",
    salesRevenueRange: "",
    cashFlowRange: "",
  }),
  sell("submit", "with two prices", owners(422), draft(3), {
    askingPriceSpecific: "450,000",
    askingPriceRange: "250k_500k",
  }),
  sell("back", "the owner's draft", owners(303), draft(3)),
  sell("skip", "the owner's draft", owners(303), draft(2)),
  sell("purchase", "without a draft", members(422), fresh, { packageId: "premium" }),
  sell("purchase", "an unknown package", owners(422), draft(2), { packageId: "gratis" }),
  sell("purchase", "the owner's draft", owners(303), draft(2), { packageId: "premium" }),
  sell("delete-draft", "the owner's draft", owners(303), draft(2)),
  sell(
    "delete-draft",
    "a public listing",
    members(404),
    ({ active }) => `/sell-business?draft=${active.id}`,
  ),
  sell("activate", "unknown", members(400), fresh),
  {
    address: "/sell-business",
    intent: null,
    what: "no button",
    fields: {},
    expected: members(400),
  },

  save("the owner's draft", everyone(404, { nobody: 401, owner: 200 }), (fixtures) => ({
    listingId: fixtures.draft.id,
    changes,
  })),
  save("no such listing", everyone(404, { nobody: 401 }), () => ({ listingId: "1", changes })),
  save("what is no change", everyone(400, { nobody: 401 }), (fixtures) => ({
    listingId: fixtures.draft.id,
    changes: JSON.stringify({ status: { from: "draft", to: "active" } }),
  })),
];
