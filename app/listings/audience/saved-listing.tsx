import { Form } from "react-router";
import { ListingCard } from "#app/listings/listing-card.tsx";
import type { ListingCardData } from "#app/listings/listing-card-data.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { DateText } from "#app/ui/date-text.tsx";

export interface SavedListingView {
  card: ListingCardData;
  note: string;
  /** ISO 8601. */
  savedAt: string;
  isSold: boolean;
}

interface SavedListingProps {
  saved: SavedListingView;
  now: string;
  eager?: boolean;
}

export function SavedListing({ saved, now, eager }: SavedListingProps) {
  const { card, note, savedAt, isSold } = saved;
  return (
    <div className="flex h-full flex-col gap-3">
      <div className="grow">
        <ListingCard listing={card} now={now} eager={eager} headingLevel={3} />
      </div>
      {note && <p className="border-s-2 border-warm ps-3 text-sm text-ink-2">{note}</p>}
      <div className="flex items-center justify-between gap-3 text-xs text-ink-3">
        <p>
          Saved <DateText value={savedAt} />
        </p>
        {isSold && <Badge tone="accent">SOLD</Badge>}
        <Form method="post" preventScrollReset>
          <input type="hidden" name="listingId" value={card.id} />
          <input type="hidden" name="saved" value="no" />
          <Button variant="quiet" size="sm" aria-label={`Remove ${card.title}`}>
            Remove
          </Button>
        </Form>
      </div>
    </div>
  );
}
