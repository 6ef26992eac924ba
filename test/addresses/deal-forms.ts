import type { FormRow } from "./forms.ts";
import { members, type Statuses } from "./statuses.ts";

const unknown = "01900000-0000-7000-8000-000000000000";
const owns = (status: number) => members(404, { owner: status });

const offers = (
  intent: string,
  what: string,
  expected: Statuses,
  fields: Record<string, string> = {},
): FormRow => ({
  address: "/account/leads/:id/offers",
  intent,
  what,
  path: ({ conversation }) => `/account/leads/${conversation}/offers`,
  expected,
  fields: ({ offer }) => ({ offerId: offer, madeBy: unknown, ...fields, intent }),
});

const newOffer = (
  what: string,
  expected: Statuses,
  fields: Record<string, string | Blob>,
  answers = "",
): FormRow => ({
  address: "/account/leads/:id/offers/new",
  intent: null,
  what,
  path: ({ conversation }) => `/account/leads/${conversation}/offers/new${answers}`,
  expected,
  fields,
});

const letter = (what: string, expected: Statuses, fields: Record<string, string>): FormRow => ({
  address: "/account/leads/:id/letter",
  intent: null,
  what,
  path: ({ deal }) => `/account/leads/${deal}/letter`,
  expected,
  fields,
});

const closing = (
  intent: string,
  what: string,
  expected: Statuses,
  fields: Record<string, string> = {},
): FormRow => ({
  address: "/account/leads/:id/closing",
  intent,
  what,
  path: ({ deal }) => `/account/leads/${deal}/closing`,
  expected,
  fields: { ...fields, intent },
});

const price = { price: "250,000", validOn: "2027-01-10", currency: "USD", by: "buyer" };
const step = { label: "Count the vans", owner: "both" };

/** Forms of the two sides of a negotiation, not found for everyone else. */
export const dealForms: FormRow[] = [
  offers("ask", "after an offer", owns(409)),
  offers("accept", "no such offer", members(404), { offerId: unknown }),
  offers("accept", "an odd offer", members(404), { offerId: "1" }),
  offers("withdraw", "of the other side", owns(409)),
  offers("decline", "with too long a reason", members(422), { reason: "x".repeat(1001) }),
  offers("made-up", "unknown", members(400)),
  newOffer("empty", owns(422), {}),
  newOffer("with odd bytes", owns(422), { ...price, price: "\0\ud800", notes: "a\0b" }),
  newOffer("a file instead of text", owns(422), { price: new Blob(["1"]) }),
  newOffer("too long", owns(422), { ...price, notes: "x".repeat(5001) }),
  newOffer("beside an open one", owns(409), price),
  newOffer("to what is not there", owns(409), price, `?answers=${unknown}`),
  offers("decline", "valid", owns(303), { reason: "Too low" }),
  letter("unsigned", owns(422), {}),
  letter("under another text", owns(409), {
    typedName: "Olga Petrenko",
    consent: "on",
    bodyHash: "0",
  }),
  closing("add", "valid", owns(303), step),
  closing("add", "invalid", owns(422), { ...step, owner: "nobody", dueOn: "2026-02-30" }),
  closing("tick", "no such step", members(404), { stepId: unknown }),
  closing("untick", "an odd step", members(404), { stepId: "1" }),
  closing("date", "no such step", members(404), { stepId: unknown, dueOn: "2026-12-20" }),
  closing("date", "invalid", owns(422), { stepId: unknown, dueOn: "soon" }),
  closing("tell", "empty", owns(422)),
  closing("tell", "valid", owns(303), { text: "Thank you." }),
  closing("sold", "invalid", owns(422), { soldPrice: "much" }),
  closing("off", "too long", owns(422), { reason: "x".repeat(1001) }),
  closing("off", "valid", owns(303)),
  closing("made-up", "unknown", owns(400)),
];
