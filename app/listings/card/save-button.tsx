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
      className={`heart ${labelled ? buttonClass("quiet", "sm") : "round-btn"}`}
    >
      <Icon name="heart" className={labelled ? "size-4.5" : undefined} />
      {labelled && "Save Listing"}
    </button>
  );
}
