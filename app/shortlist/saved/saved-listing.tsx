import { useLocation } from "react-router";
import { CompareToggle } from "#app/shortlist/compare/compare-toggle.tsx";
import { CardFigures, ListingPhoto } from "#app/listings/card/card-photo.tsx";
import type { SavedListingView } from "./make-saved-view.ts";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { DateText } from "#app/ui/format/date-text.tsx";
import { formatMoney } from "#app/ui/format/format-money.ts";
import { hrefAfterRemoval, type PriceChange } from "./saved-list.ts";
import { type NoteResult, SavedNote } from "./saved-note.tsx";
import { listingHref } from "#app/listings/listing-address.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { PostButton } from "#app/ui/actions/post-button.tsx";

interface SavedListingProps {
  saved: SavedListingView;
  answer: NoteResult | null;
  eager?: boolean;
}

const goneLabels = {
  sold: "You can still see the listing, but the owner is no longer taking inquiries.",
  expired: "This listing has expired. It may come back.",
  withdrawn: "The owner took this listing down.",
} as const;

export function SavedListing({ saved, answer, eager }: SavedListingProps) {
  const { id, card, state, change, note } = saved;
  const title = saved.title ?? "Withdrawn business";
  return (
    <article
      id={`saved-${id}`}
      className="saved grid scroll-mt-8 grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 py-7 md:grid-cols-[13rem_minmax(0,1fr)] md:gap-x-8 lg:grid-cols-[15rem_minmax(0,1fr)_18rem] lg:grid-rows-[auto_1fr]"
    >
      {card ? (
        <ListingPhoto
          photo={card.photo}
          illustration={card.illustration}
          sizes="(min-width: 48rem) 15rem, 6.5rem"
          eager={eager}
          className="self-start rounded-surface md:row-span-3 lg:row-span-2"
        />
      ) : (
        <p className="grid aspect-3/2 place-items-center self-start rounded-surface border md:row-span-3 lg:row-span-2 border-dashed border-line-strong/60 p-2 text-center text-xs text-ink-3">
          No longer available
        </p>
      )}
      <div className="flex min-w-0 flex-col gap-2">
        {card && (
          <p className="eyebrow">
            {card.place} · {card.category}
          </p>
        )}
        <h3 className="font-serif text-lg leading-snug md:text-xl font-medium tracking-tight text-pretty">
          {card ? (
            <PlainLink to={listingHref(card)} className="underline-offset-4 hover:underline">
              {title}
            </PlainLink>
          ) : (
            title
          )}
        </h3>
        {state !== "for-sale" && (
          <p className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
            {state === "sold" && <Badge tone="accent">SOLD</Badge>}
            {goneLabels[state]}
          </p>
        )}
        {change && <PriceChangeText change={change} />}
      </div>
      <div className="col-span-full flex min-w-0 flex-col gap-2 md:col-span-1 md:col-start-2">
        {card && <CardFigures listing={card} askingLabel="Asking price" />}
        <div className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1">
          {state === "for-sale" && <CompareToggle listingId={id} title={title} />}
          <div className={state === "for-sale" ? "" : "-ms-3"}>
            <RemoveButton id={id} title={title} />
          </div>
          <p className="text-xs text-ink-3">
            Saved on <DateText value={saved.savedAt} />
          </p>
        </div>
      </div>
      <div className="col-span-full md:col-span-1 md:col-start-2 lg:col-start-3 lg:row-span-2 lg:row-start-1">
        <SavedNote key={id} listingId={id} note={note} title={title} answer={answer} />
      </div>
    </article>
  );
}

function PriceChangeText({ change: { direction, by } }: { change: PriceChange }) {
  const sum = formatMoney(by.amount, by.currency, { currencySign: "prefix" });
  return (
    <p className="figures text-sm font-semibold text-warm-ink">
      {direction === "fell"
        ? `Asking price down ${sum} since you saved it`
        : `Asking price up ${sum} since you saved it`}
    </p>
  );
}

function RemoveButton({ id, title }: { id: string; title: string }) {
  const { pathname, search } = useLocation();
  return (
    <PostButton
      fields={{ listingId: id, saved: "no", returnTo: hrefAfterRemoval(pathname, search, id) }}
      form={{ action: "/listings/save", preventScrollReset: true }}
      variant="quiet"
      size="sm"
      aria-label={`Remove ${title}`}
    >
      Remove
    </PostButton>
  );
}
