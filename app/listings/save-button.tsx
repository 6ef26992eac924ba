import { startTransition, type SubmitEvent, useState } from "react";
import { useLocation, useSubmit } from "react-router";
import { buttonClass } from "#app/ui/button-style.ts";
import { Icon } from "#app/ui/icon.tsx";
import { heartIcon } from "#app/ui/icon-paths.ts";

interface SaveButtonProps {
  listingId: string;
  title: string;
  saved: boolean;
  /** With its words beside the heart, where there is room for them. */
  labelled?: boolean;
}

const action = "/account/saved-listings";

/**
 * Answers the press at once; the server has the last word. A plain form that sends by itself: a fetcher for each of
 * twenty-five hearts would be a fifth of what a page of results has to wake.
 */
export function SaveButton({ listingId, title, saved, labelled }: SaveButtonProps) {
  const { pathname, search } = useLocation();
  const submit = useSubmit();
  const [asked, setAsked] = useState<"yes" | "no" | null>(null);
  const shown = asked ? asked === "yes" : saved;
  const opposite = shown ? "no" : "yes";
  const returnTo = pathname + search;
  const press = (event: SubmitEvent) => {
    event.preventDefault();
    setAsked(opposite);
    void submit(
      { listingId, saved: opposite, returnTo },
      { method: "post", action, navigate: false, preventScrollReset: true },
      // Not before the page itself knows: the heart would flicker.
    ).finally(() => startTransition(() => setAsked((now) => (now === opposite ? null : now))));
  };
  return (
    <form method="post" action={action} onSubmit={press}>
      <input type="hidden" name="listingId" value={listingId} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <button
        name="saved"
        value={opposite}
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
    </form>
  );
}
