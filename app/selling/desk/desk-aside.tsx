import type { ReactNode } from "react";
import { sections, sectionNames } from "./sections.ts";
import type { Completeness } from "#app/selling/editing/completeness.ts";
import { CompletenessMeter } from "#app/selling/editing/completeness-meter.tsx";
import { previewHref } from "#app/selling/wizard/wizard-url.ts";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import type { SuggestionText } from "./suggestions/suggestion-labels.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { mediaParts } from "./media-sections.tsx";

interface DeskAsideProps {
  isSold: boolean;
  completeness: Completeness;
  listingId: string;
  children?: ReactNode;
}

export function DeskAside({ isSold, completeness, listingId, children }: DeskAsideProps) {
  const parts = [
    { id: "statistics", title: "Statistics" },
    ...sectionNames.slice(0, 3).map((id) => ({ id, title: sections[id].title })),
    ...mediaParts.filter(({ id }) => !isSold || id !== "video"),
    ...sectionNames.slice(3).map((id) => ({ id, title: sections[id].title })),
  ];
  return (
    <aside className="flex flex-col gap-8 lg:sticky lg:top-6 lg:order-last">
      {!isSold && (
        <>
          <CompletenessMeter {...completeness} hrefFor={({ field }) => `#${field}`} />
          <ButtonLink to={previewHref(listingId, "visitor")} variant="secondary">
            Preview as buyers see it
          </ButtonLink>
        </>
      )}
      {children}
      <nav aria-label="Parts of this page">
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm lg:flex-col">
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-flex min-h-8 items-center text-ink-2 underline decoration-line-strong underline-offset-4 hover:text-accent"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  );
}

const labels: Record<SuggestionText["section"], string> = {
  photos: "Go to the photos",
  listing: "Go to the text",
  figures: "Go to the figures",
};

export function SuggestionsList({ suggestions }: { suggestions: SuggestionText[] }) {
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
              <a href={`#${section}`} className="link">
                {labels[section]}
              </a>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
