import type { ReactNode } from "react";
import { mediaParts } from "./media-sections.tsx";
import { sectionNames, sectionTitles } from "./sections.ts";
import type { Completeness } from "#app/selling/editing/completeness.ts";
import { CompletenessMeter } from "#app/selling/editing/completeness-meter.tsx";
import { previewHref } from "#app/selling/wizard/preview-href.ts";
import { ButtonLink } from "#app/ui/actions/button.tsx";

interface DeskAsideProps {
  /** Nothing has to attract buyers any more, and the video can no longer be changed. */
  isSold: boolean;
  completeness: Completeness;
  listingId: string;
  /** More about the owner, between the two. */
  children?: ReactNode;
}

/** How complete the listing is, and the way to each part of the page. */
export function DeskAside({ isSold, completeness, listingId, children }: DeskAsideProps) {
  const parts = [
    { id: "statistics", title: "Statistics" },
    ...sectionNames.slice(0, 3).map((id) => ({ id, title: sectionTitles[id] })),
    ...mediaParts.filter(({ id }) => !isSold || id !== "video"),
    ...sectionNames.slice(3).map((id) => ({ id, title: sectionTitles[id] })),
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
