import { type MouseEvent, useState } from "react";
import { useSubmit } from "react-router";
import { buttonClass } from "#app/ui/button-style.ts";
import { Icon } from "#app/ui/icon.tsx";
import { cardForms, staysOnPage } from "./card-forms.tsx";

interface SaveButtonProps {
  listingId: string;
  title: string;
  saved: boolean;
  /** Shows a label beside the heart. */
  labelled?: boolean;
}

/** Optimistic: shows the new state at once and revalidates nothing. When the page data is loaded again, it has the last word. */
export function SaveButton({ listingId, title, saved, labelled }: SaveButtonProps) {
  const submit = useSubmit();
  const [{ known, shown }, setState] = useState({ known: saved, shown: saved });
  if (known !== saved) setState({ known: saved, shown: saved });
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    const { currentTarget: button } = event;
    if (!button.form) return;
    event.preventDefault();
    const fields = new FormData(button.form, button);
    fields.set(staysOnPage, "yes");
    void submit(fields, {
      method: "post",
      action: button.form.getAttribute("action")!,
      navigate: false,
      defaultShouldRevalidate: false,
    });
    setState({ known, shown: !shown });
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
