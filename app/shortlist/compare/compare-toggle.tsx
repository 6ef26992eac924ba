import type { MouseEvent } from "react";
import { cardForms } from "#app/listings/card/card-forms.tsx";
import { buttonClass } from "#app/ui/actions/button-style.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { showToast } from "#app/ui/feedback/toast-store.ts";
import { addCompared, removeCompared, compared } from "./compare-list.ts";

interface CompareToggleProps {
  listingId: string;
  title: string;
  /** "round" overlays a photo below the save button; the others sit in a row of buttons. */
  look?: keyof typeof looks;
}

const looks = {
  round: "compare-toggle round-btn",
  button: `${buttonClass("secondary", "sm")} aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent`,
  quiet: `${buttonClass("quiet", "sm")} aria-pressed:bg-accent-soft`,
};

export const comparisonFullMessage =
  "You can compare up to four businesses. Remove one to add another.";

/** Without JavaScript it posts and opens the comparison; with it, the page stays. */
export function CompareToggle({ listingId, title, look = "button" }: CompareToggleProps) {
  const picked = compared.use().includes(listingId);
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    const ids = compared.refresh();
    if (picked) return compared.set(removeCompared(ids, listingId));
    const outcome = addCompared(ids, listingId);
    if (outcome.ok) compared.set(outcome.ids);
    else showToast({ tone: "info", text: comparisonFullMessage });
  };
  const round = look === "round";
  return (
    <button
      form={cardForms.compare}
      name="listingId"
      value={listingId}
      onClick={toggle}
      aria-pressed={picked}
      aria-label={`Compare ${title}`}
      title={round ? (picked ? "In your comparison" : "Compare") : undefined}
      className={looks[look]}
    >
      <Icon
        name={picked && !round ? "check" : "compare"}
        className={round ? undefined : "size-4.5"}
      />
      {!round && "Compare"}
    </button>
  );
}
