import { type MouseEvent, startTransition, useState } from "react";
import { useSubmit } from "react-router";
import { buttonClass } from "#app/ui/button-style.ts";
import { Icon } from "#app/ui/icon.tsx";
import { heartIcon } from "#app/ui/icon-paths.ts";
import { cardForms } from "./card-forms.tsx";

interface SaveButtonProps {
  listingId: string;
  title: string;
  saved: boolean;
  /** Shows a label beside the heart. */
  labelled?: boolean;
}

/** Optimistic: shows the new state at once; the response has the last word. */
export function SaveButton({ listingId, title, saved, labelled }: SaveButtonProps) {
  const submit = useSubmit();
  const [expectedSaved, setExpectedSaved] = useState<boolean | null>(null);
  const shown = expectedSaved ?? saved;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    const next = !shown;
    const sent = submit(event.currentTarget, { navigate: false, preventScrollReset: true });
    setExpectedSaved(next);
    // Keep the optimistic state until the page data is revalidated, or the heart would flicker.
    void sent.finally(() =>
      startTransition(() => setExpectedSaved((now) => (now === next ? null : now))),
    );
  };
  return (
    <button
      form={shown ? cardForms.unsave : cardForms.save}
      name="listingId"
      value={listingId}
      onClick={press}
      aria-pressed={shown}
      aria-label={labelled ? undefined : `Save ${title}`}
      title={shown ? "Saved" : "Save"}
      className={
        labelled
          ? buttonClass("quiet", "sm")
          : "grid size-10 place-items-center rounded-full bg-surface text-ink transition-transform duration-120 hover:scale-105 active:scale-95"
      }
    >
      <Icon
        path={heartIcon}
        className={`${labelled ? "size-4.5" : "size-5"} ${shown ? "fill-danger text-danger" : ""}`}
      />
      {labelled && "Save Listing"}
    </button>
  );
}
