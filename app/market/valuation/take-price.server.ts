import { figureText } from "#app/selling/editing/figure-value.ts";
import { fieldText } from "#app/selling/editing/field-values.ts";
import { findOwnListing } from "#app/selling/editing/own-listing.queries.server.ts";
import { saveListingFields } from "#app/selling/editing/save-listing-fields.server.ts";
import { deskHref } from "#app/selling/desk/sections.ts";
import { wizardHref } from "#app/selling/wizard/wizard-url.ts";
import { toThreeDigits } from "./show/format-value.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { ExchangeRates } from "#app/shared/exchange.ts";

interface TakePrice {
  listingId: string;
  userId: string;
  /** In whole Canadian dollars. */
  value: number;
  rates: ExchangeRates;
  now: Date;
  requestId: string;
}

export type TakeOutcome =
  | { ok: true; href: string }
  | { ok: false; reason: "not-found" }
  | { ok: false; reason: "not-saved"; message: string };

/** Makes the value the asking price of the person's own listing, and says where it stands. */
export async function takePrice(db: Db, request: TakePrice): Promise<TakeOutcome> {
  const { listingId, userId, value, rates, now, requestId } = request;
  const listing = await findOwnListing(db, { listingId, ownerId: userId });
  if (!listing) return { ok: false, reason: "not-found" };
  const amount = toThreeDigits(value * rates.perCad[listing.currency]);
  const to = figureText({ kind: "amount", amount: String(amount) });
  const change = { from: fieldText(listing, "askingPrice"), to };
  const saved = await saveListingFields(db, {
    listingId,
    ownerId: userId,
    changes: { askingPrice: change },
    now,
    requestId,
  });
  if (!saved.ok) return saved;
  if (saved.saved.askingPrice === undefined)
    return { ok: false, reason: "not-saved", message: saved.errors.askingPrice ?? locked };
  const href =
    listing.status === "draft"
      ? wizardHref({ draft: listingId, step: 3 }, "#askingPrice")
      : deskHref(listingId, "figures");
  return { ok: true, href };
}

const locked = "The price of this listing can't be changed at the moment.";
