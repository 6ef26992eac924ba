import { visibleProfile } from "#app/accounts/privacy/privacy.ts";
import { findNegotiation } from "#app/deals/offers/negotiation.queries.server.ts";
import { tellText } from "#app/deals/sales/sale.ts";
import { findSale } from "#app/deals/sales/sales.queries.server.ts";
import { countOtherBuyers } from "#app/deals/sales/tell-buyers.server.ts";
import { findThread, type OwnThread } from "#app/messages/thread/thread.queries.server.ts";
import { readerOf } from "#app/messages/thread/thread.ts";
import type { Db } from "#app/platform/db/db.ts";
import { wholeUnits } from "#app/selling/editing/figure-value.ts";
import { formatCalendarDay, formatDate } from "#app/ui/format/format-date.ts";
import { formatMoney } from "#app/ui/format/format-money.ts";
import { listClosingSteps } from "./closing.queries.server.ts";
import { professionalLabels, stepOwnerLabels } from "./closing-step.ts";

/** Null without a sale in the conversation. */
export async function loadClosing(db: Db, own: OwnThread, now: Date) {
  const [negotiation, thread, sale] = await Promise.all([
    findNegotiation(db, own),
    findThread(db, own.conversationId, own.userId),
    findSale(db, own.conversationId),
  ]);
  if (!negotiation || !thread || !sale) return null;
  const { listing, side } = negotiation;
  const { timezone: timeZone, currency } = listing;
  const isOpen = sale.state === "agreed";
  const today = formatDate(now.toISOString(), { format: "day", timeZone });
  const [rows, others] = await Promise.all([
    listClosingSteps(db, sale.id),
    side === "owner" ? countOtherBuyers(db, listing.id, own.conversationId) : 0,
  ]);
  return {
    id: own.conversationId,
    other: visibleProfile(thread.other, readerOf(thread, own.userId, thread.other)).name,
    title: thread.listing?.title ?? "",
    state: sale.state,
    reason: sale.reason,
    price: formatMoney(sale.price, sale.currency, { currencySign: "prefix" }),
    agreedOn: formatDate(sale.agreedAt.toISOString(), { timeZone }),
    steps: rows.map(({ id, label, owner, professional, dueOn, doneAt }) => ({
      id,
      label,
      owner: stepOwnerLabels[owner],
      professional: professional && professionalLabels[professional],
      dueOn: dueOn ?? "",
      due: dueOn && formatCalendarDay(dueOn),
      isLate: dueOn !== null && dueOn < today && !doneAt,
      isDone: doneAt !== null,
    })),
    canChange: isOpen,
    /** What only the owner's side does. */
    ending:
      isOpen && side === "owner"
        ? {
            listingId: listing.id,
            soldPrice: sale.currency === currency ? wholeUnits(sale.price) : "",
            currency,
            canSell: listing.ownerId === own.userId,
          }
        : null,
    telling:
      side === "owner" && isOpen
        ? {
            others,
            // The public headline, for buyers who may know no more of a confidential business.
            text: sale.toldText ?? tellText(listing.title),
            toldOn: sale.toldAt && formatDate(sale.toldAt.toISOString(), { timeZone }),
          }
        : null,
  };
}

export type ClosingView = NonNullable<Awaited<ReturnType<typeof loadClosing>>>;
