import { type MouseEvent, useState } from "react";
import { useNavigate } from "react-router";
import { buttonClass } from "#app/ui/actions/button-style.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { postForm } from "#app/ui/forms/post-form.ts";
import { showToast } from "#app/ui/feedback/toast-store.ts";
import { cardForms, staysOnPage } from "./card-forms.tsx";

interface SaveButtonProps {
  listingId: string;
  title: string;
  saved: boolean;
  labelled?: boolean;
}

/** Optimistic: shows the new state at once without revalidating. Reloaded page data wins. */
export function SaveButton({ listingId, title, saved, labelled }: SaveButtonProps) {
  const navigate = useNavigate();
  const [{ known, shown }, setState] = useState({ known: saved, shown: saved });
  if (known !== saved) setState({ known: saved, shown: saved });
  const show = (next: boolean) => setState((before) => ({ ...before, shown: next }));
  const send = async (action: string, fields: FormData) => {
    const next = fields.get("saved") === "yes";
    show(next);
    const posted = await postForm<{ ok?: true }>(action, fields);
    if (posted.state === "answered" && posted.result.ok) return;
    show(!next);
    if (posted.state === "redirected") return navigate(posted.to);
    showToast({
      tone: "danger",
      text: next ? "The listing could not be saved." : "The listing could not be removed.",
      action: { label: "Try Again", onPress: () => void send(action, fields) },
    });
  };
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    const { currentTarget: button } = event;
    if (!button.form) return;
    event.preventDefault();
    const fields = new FormData(button.form, button);
    fields.set(staysOnPage, "yes");
    void send(button.form.action, fields);
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
