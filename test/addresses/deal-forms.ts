import { type FormRow, formsAt, unknownId } from "./rows.ts";
import { members, owns } from "./statuses.ts";

const offers = formsAt("/account/leads/:id/offers", "/account/leads/{conversation}/offers", {
  offerId: "{offer}",
  madeBy: unknownId,
});
const newOfferPath = "/account/leads/{conversation}/offers/new";
const newOffer = formsAt("/account/leads/:id/offers/new", newOfferPath);
const letter = formsAt("/account/leads/:id/letter", "/account/leads/{deal}/letter");
const closing = formsAt("/account/leads/:id/closing", "/account/leads/{deal}/closing");

const price = { price: "250,000", validOn: "2027-01-10", currency: "USD", by: "buyer" };
const step = { label: "Count the vans", owner: "both" };

/** Forms of the two sides of a negotiation, not found for everyone else. */
export const dealForms: FormRow[] = [
  offers("ask", "after an offer", owns(409)),
  offers("accept", "no such offer", members(404), { offerId: unknownId }),
  offers("accept", "an odd offer", members(404), { offerId: "1" }),
  offers("withdraw", "of the other side", owns(409)),
  offers("decline", "with too long a reason", members(422), { reason: "x".repeat(1001) }),
  offers("made-up", "unknown", members(400)),
  newOffer(null, "empty", owns(422), {}),
  newOffer(null, "with odd bytes", owns(422), { ...price, price: "\0\ud800", notes: "a\0b" }),
  newOffer(null, "a file instead of text", owns(422), { price: new Blob(["1"]) }),
  newOffer(null, "too long", owns(422), { ...price, notes: "x".repeat(5001) }),
  newOffer(null, "beside an open one", owns(409), price),
  formsAt("/account/leads/:id/offers/new", `${newOfferPath}?answers=${unknownId}`)(
    null,
    "to what is not there",
    owns(409),
    price,
  ),
  offers("decline", "valid", owns(303), { reason: "Too low" }),
  letter(null, "unsigned", owns(422), {}),
  letter(null, "under another text", owns(409), {
    typedName: "Olga Petrenko",
    consent: "on",
    bodyHash: "0",
  }),
  closing("add", "valid", owns(303), step),
  closing("add", "invalid", owns(422), { ...step, owner: "nobody", dueOn: "2026-02-30" }),
  closing("tick", "no such step", members(404), { stepId: unknownId }),
  closing("untick", "an odd step", members(404), { stepId: "1" }),
  closing("date", "no such step", members(404), { stepId: unknownId, dueOn: "2026-12-20" }),
  closing("date", "invalid", owns(422), { stepId: unknownId, dueOn: "soon" }),
  closing("tell", "empty", owns(422)),
  closing("tell", "valid", owns(303), { text: "Thank you." }),
  closing("sold", "invalid", owns(422), { soldPrice: "much" }),
  closing("off", "too long", owns(422), { reason: "x".repeat(1001) }),
  closing("off", "valid", owns(303)),
  closing("made-up", "unknown", owns(400)),
];
