import { Section } from "#app/ui/section.tsx";
import { AddToComparison } from "./add-to-comparison.tsx";

export interface CompareChoice {
  id: string;
  title: string;
  place: string;
}

/** Saved listings that are not in the comparison yet. */
export function CompareChoices({ ids, saved }: { ids: string[]; saved: CompareChoice[] }) {
  if (saved.length === 0) return null;
  return (
    <div className="no-print">
      <Section
        id="add-saved"
        title="Add from your saved listings"
        link={{ label: "All saved listings", to: "/account/saved-listings" }}
      >
        <ul className="divide-y divide-line">
          {saved.map((choice) => (
            <li key={choice.id} className="flex items-center justify-between gap-4 py-2.5">
              <p className="min-w-0">
                <span className="block truncate font-medium">{choice.title}</span>
                <span className="block text-sm text-ink-3">{choice.place}</span>
              </p>
              <AddToComparison ids={ids} listing={choice} />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
