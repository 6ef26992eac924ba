import { formerMember, visibleProfile } from "#app/accounts/privacy/privacy.ts";
import { findSale } from "#app/deals/sales/sales.queries.server.ts";
import { listAuthors } from "#app/messages/thread/reading/messages.queries.server.ts";
import { nameAuthor } from "#app/messages/thread/reading/message-views.ts";
import { findThread, type OwnThread } from "#app/messages/thread/thread.queries.server.ts";
import { readerOf } from "#app/messages/thread/thread.ts";
import type { Db } from "#app/platform/db/db.ts";
import { formatDate } from "#app/ui/format/format-date.ts";
import { formatMoney } from "#app/ui/format/format-money.ts";
import { listOffers, findNegotiation, type OfferRow } from "./negotiation.queries.server.ts";
import { canMakeOffer, canTake, type OfferStep, stateAt } from "./offer.ts";
import { compareOffers, offerLines } from "./offer-lines.ts";
import { formatTotals, offerTotals } from "./offer-totals.ts";
import { findOfferRefusal, offerRefusals } from "./party.ts";

/** How many versions are compared. */
const comparedVersions = 4;

/** Null if this person has no part in it. */
export async function loadNegotiation(db: Db, own: OwnThread, now: Date) {
  const [negotiation, thread] = await Promise.all([
    findNegotiation(db, own),
    findThread(db, own.conversationId, own.userId),
  ]);
  if (!negotiation || !thread) return null;
  const { side, listing } = negotiation;
  const { timezone: timeZone } = listing;
  const [rows, sale] = await Promise.all([
    listOffers(db, own.conversationId),
    findSale(db, own.conversationId),
  ]);
  const authors = await listAuthors(
    db,
    rows.map(({ madeBy }) => madeBy),
  );
  const names = new Map(
    authors.map((one) => [one.id, visibleProfile(one, readerOf(thread, own.userId, one)).name]),
  );
  const nameOf = ({ madeBy }: OfferRow) => {
    if (madeBy === own.userId) return "You";
    const onBehalfOf = madeBy === negotiation.ownerId ? negotiation.representedId : null;
    return nameAuthor({ onBehalfOf }, names.get(madeBy) ?? formerMember, own.userId);
  };
  const refusal = findOfferRefusal(negotiation, now);
  const clock = { isForSale: refusal === null, now };
  const when = (moment: Date) =>
    formatDate(moment.toISOString(), { format: "with-zone", timeZone });
  const offers = rows.map((row) => {
    const can = (step: OfferStep) => canTake(step, row, side, clock);
    // The listing may be priced in another currency by now.
    const { price, currency, validUntil } = row;
    const terms = { ...row.terms, price, currency, validUntil };
    const cashFlow = currency === listing.currency ? listing.annualCashFlow : null;
    return {
      id: row.id,
      number: row.number,
      isMine: row.by === side,
      author: nameOf(row),
      state: stateAt(row, now),
      madeOn: when(row.createdAt),
      closedOn: row.closedAt && when(row.closedAt),
      reason: row.reason,
      lines: offerLines(terms, timeZone),
      totals: formatTotals(offerTotals(terms, cashFlow), currency),
      can: {
        accept: can("accept"),
        counter: can("counter"),
        decline: can("decline"),
        withdraw: can("withdraw"),
      },
    };
  });
  const isMade = offers.length > 0;
  return {
    id: negotiation.id,
    side,
    other: visibleProfile(thread.other, readerOf(thread, own.userId, thread.other)).name,
    title: thread.listing?.title ?? "",
    offers: offers.toReversed(),
    compared: compareOffers(offers.slice(-comparedVersions)),
    canMake: canMakeOffer(side, rows, clock),
    canAsk: side === "owner" && !isMade && clock.isForSale,
    refusal: refusal && refusal !== "sale-agreed" ? offerRefusals[refusal] : null,
    isTaken: refusal === "sale-agreed" && sale?.state !== "agreed",
    sale: sale && {
      state: sale.state,
      price: formatMoney(sale.price, sale.currency, { currencySign: "prefix" }),
    },
  };
}

export type NegotiationView = NonNullable<Awaited<ReturnType<typeof loadNegotiation>>>;
export type OfferView = NegotiationView["offers"][number];
