import { findSale } from "#app/deals/sales/sales.queries.server.ts";
import type { OwnThread } from "#app/messages/thread/thread.queries.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { formatDate } from "#app/ui/format/format-date.ts";
import { formatMoney } from "#app/ui/format/format-money.ts";
import { findNegotiation, listOffers, type OfferRow } from "./negotiation.queries.server.ts";
import { canMakeOffer, stateAt } from "./offer.ts";
import { findOfferRefusal } from "./party.ts";

/** The state of the offers, for the conversation. Null if there are none. */
export async function loadOfferStrip(db: Db, own: OwnThread, now: Date) {
  const negotiation = await findNegotiation(db, own);
  if (!negotiation) return null;
  const { side, listing } = negotiation;
  const [offers, sale] = await Promise.all([
    listOffers(db, own.conversationId),
    findSale(db, own.conversationId),
  ]);
  const isForSale = findOfferRefusal(negotiation, now) === null;
  const priceOf = ({ price, currency }: Pick<OfferRow, "price" | "currency">) =>
    formatMoney(price, currency, { currencySign: "prefix" });
  if (sale && sale.state !== "off")
    return { kind: sale.state, price: priceOf(sale), isMine: false, until: "" } as const;
  const open = offers.find((offer) => stateAt(offer, now) === "open");
  if (open)
    return {
      kind: "open",
      price: priceOf(open),
      isMine: open.by === side,
      until: formatDate(open.validUntil.toISOString(), {
        format: "with-zone",
        timeZone: listing.timezone,
      }),
    } as const;
  if (offers.length > 0) return { kind: "past", price: "", isMine: false, until: "" } as const;
  const isOffered = side === "buyer" ? canMakeOffer(side, offers, { isForSale, now }) : isForSale;
  return isOffered
    ? ({ kind: "none", price: "", isMine: side === "buyer", until: "" } as const)
    : null;
}

export type OfferStripData = NonNullable<Awaited<ReturnType<typeof loadOfferStrip>>>;
