import { buttonClass } from "#app/ui/actions/button-style.ts";
import { CompareForm } from "./compare-form.tsx";

interface AddToComparisonProps {
  ids: readonly string[];
  listing: { id: string; title: string };
}

export function AddToComparison({ ids, listing }: AddToComparisonProps) {
  return (
    <CompareForm ids={ids} listingId={listing.id} compare="yes">
      <button
        aria-label={`Add ${listing.title} to the comparison`}
        className={buttonClass("secondary", "sm")}
      >
        Add
      </button>
    </CompareForm>
  );
}
