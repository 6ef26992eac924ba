import type { SuggestionText } from "./suggestion-labels.ts";
import { Icon } from "#app/ui/media/icon.tsx";

const labels: Record<SuggestionText["section"], string> = {
  photos: "Go to the photos",
  listing: "Go to the text",
  figures: "Go to the figures",
};

/** What might bring more inquiries; nothing where the numbers say nothing. */
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
