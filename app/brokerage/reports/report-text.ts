/** What a report says, in sentences. Numbers come from elsewhere. */
import { formatCount } from "#app/ui/format/format-count.ts";
import type { ListingStatus } from "#app/listings/listing.ts";
import type { Figures, NextStep } from "./owner-report.ts";

export interface ReportedListing {
  title: string;
  place: string;
  /** The day on which it went on the market, if in this month. */
  since: string | null;
  weeks: { from: string; to: string; figures: Figures }[];
  total: Figures;
  /** Of the month before; null if the listing was not on the market for all of it. */
  before: Figures | null;
  /** Median views of other listings of the category; null if they are too few. */
  market: number | null;
  category: string | null;
  done: string[];
  steps: NextStep[];
}

export interface OwnerReport {
  month: string;
  clientName: string;
  brokerName: string;
  brokerage: string | null;
  note: string;
  listings: ReportedListing[];
}

interface Work {
  replies: number;
  photos: number;
  documents: number;
  /** As written; null for a range or on request. */
  prices: (string | null)[];
  /** Set if the listing left the market in this month. */
  left: ListingStatus | null;
}

export function writeDone({ replies, photos, documents, prices, left }: Work): string[] {
  const done: string[] = [];
  if (replies > 0)
    done.push(
      formatCount(replies, {
        one: "message to buyers was written.",
        other: "messages to buyers were written.",
      }),
    );
  for (const price of prices)
    done.push(
      price === null
        ? "The asking price is a range or on request now."
        : `The asking price was changed to ${price}.`,
    );
  if (photos > 0)
    done.push(formatCount(photos, { one: "photo was added.", other: "photos were added." }));
  if (documents > 0)
    done.push(
      formatCount(documents, { one: "document was added.", other: "documents were added." }),
    );
  if (left === "sold") done.push("The business was marked as sold.");
  else if (left) done.push("The listing left the market.");
  return done;
}

export const nothingDone = "No messages to buyers, new prices, photos or documents this month.";

export const stepTexts: Record<NextStep, string> = {
  reply: "Answer the buyers who wait for a reply.",
  confirm: "Confirm that the business is still for sale: unconfirmed listings rank lower.",
  renew: "Decide about the advertising, which ends soon.",
  photos: "Add photos: a listing should have at least five.",
  price: "State an asking price or a range: buyers filter by it.",
  return: "Decide whether to advertise the business again.",
  "go-on": "Keep the listing as it is, and answer buyers as they write.",
};
