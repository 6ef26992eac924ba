import { type MouseEvent, startTransition, useState } from "react";
import { useSubmit } from "react-router";
import { buttonClass } from "#app/ui/button-style.ts";
import { Icon } from "#app/ui/icon.tsx";
import { cardForms } from "./card-forms.tsx";

interface SaveButtonProps {
  listingId: string;
  title: string;
  saved: boolean;
  /** With its words beside the heart, where there is room for them. */
  labelled?: boolean;
}

/** Answers the press at once; the server has the last word. */
export function SaveButton({ listingId, title, saved, labelled }: SaveButtonProps) {
  const submit = useSubmit();
  const [asked, setAsked] = useState<boolean | null>(null);
  const shown = asked ?? saved;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    const wanted = !shown;
    const sent = submit(event.currentTarget, { navigate: false, preventScrollReset: true });
    setAsked(wanted);
    // Not before the page itself knows: the heart would flicker.
    void sent.finally(() =>
      startTransition(() => setAsked((now) => (now === wanted ? null : now))),
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
        name="heart"
        className={`${labelled ? "size-4.5" : "size-5"} ${shown ? "fill-danger text-danger" : ""}`}
      />
      {labelled && "Save Listing"}
    </button>
  );
}
