import type { ReactNode } from "react";
import { deskHref } from "./sections.ts";
import type { Completeness } from "#app/selling/editing/completeness.ts";
import { CompletenessMeter } from "#app/selling/editing/completeness-meter.tsx";
import { previewHref } from "#app/selling/wizard/wizard-url.ts";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import type { SuggestionText } from "./suggestions/suggestion-labels.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { Icon } from "#app/ui/media/icon.tsx";

interface DeskAsideProps {
  isSold: boolean;
  completeness: Completeness;
  listingId: string;
  children?: ReactNode;
}

export function DeskAside({ isSold, completeness, listingId, children }: DeskAsideProps) {
  return (
    <aside className="flex flex-col gap-8 lg:sticky lg:top-6 lg:order-last">
      {!isSold && (
        <>
          <CompletenessMeter
            {...completeness}
            hrefFor={({ field }) => deskHref(listingId, field)}
          />
          <ButtonLink to={previewHref(listingId, "visitor")} variant="secondary">
            Preview as buyers see it
          </ButtonLink>
        </>
      )}
      {children}
    </aside>
  );
}

const labels: Record<SuggestionText["section"], string> = {
  photos: "Go to the photos",
  listing: "Go to the text",
  figures: "Go to the figures",
};

interface SuggestionsListProps {
  listingId: string;
  suggestions: SuggestionText[];
}

export function SuggestionsList({ listingId, suggestions }: SuggestionsListProps) {
  if (suggestions.length === 0) return null;
  return (
    <section
      aria-labelledby="suggestions-title"
      className="rounded-surface bg-accent-soft p-5 forced-colors:border"
    >
      <h2 id="suggestions-title" className="font-serif text-lg font-medium tracking-tight">
        Suggestions from listings like yours
      </h2>
      <ul className="mt-3 flex flex-col gap-3">
        {suggestions.map(({ key, text, section }) => (
          <li key={key} className="flex gap-3">
            <Icon name="info" className="mt-0.5 size-5 text-accent" />
            <p className="max-w-[68ch] text-sm">
              {text}{" "}
              <PlainLink to={deskHref(listingId, section)} className="link">
                {labels[section]}
              </PlainLink>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
