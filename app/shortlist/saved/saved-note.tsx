import { useState } from "react";
import { useFetcher, useLocation } from "react-router";
import { Button } from "#app/ui/actions/button.tsx";
import { buttonClass } from "#app/ui/actions/button-style.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { TextArea } from "#app/ui/forms/text-area.tsx";
import { maxNoteLength } from "./saved-list.ts";

export type NoteResult = { listingId: string } & (
  | { ok: true }
  | { ok: false; error: string; typed: string }
);

interface SavedNoteProps {
  listingId: string;
  note: string;
  title: string;
  /** Without JavaScript. */
  answer: NoteResult | null;
}

/** In a details element, so that it works without JavaScript. */
export function SavedNote({ listingId, note, title, answer }: SavedNoteProps) {
  const fetcher = useFetcher<NoteResult>();
  const { pathname, search } = useLocation();
  const result = fetcher.data ?? (answer?.listingId === listingId ? answer : null);
  const refused = result && !result.ok ? result : null;
  const [open, setOpen] = useState(refused !== null);
  // A new result closes the form, or keeps it open with the error.
  const [handled, setHandled] = useState(fetcher.data);
  if (fetcher.state === "idle" && fetcher.data && fetcher.data !== handled) {
    setHandled(fetcher.data);
    setOpen(!fetcher.data.ok);
  }
  return (
    <div className="flex flex-col gap-1">
      {note && (
        <p className="max-h-40 overflow-y-auto border-s-2 border-warm ps-3 text-sm whitespace-pre-line text-ink-2">
          {note}
        </p>
      )}
      <details
        open={open}
        onToggle={(event) => setOpen(event.currentTarget.open)}
        className="group/note"
      >
        <summary
          aria-label={note ? `Edit note on ${title}` : `Add a note on ${title}`}
          className={`${buttonClass("quiet", "sm")} -ms-3 list-none [&::-webkit-details-marker]:hidden`}
        >
          <Icon name={note ? "pencil" : "plus"} className="size-4" />
          {note ? "Edit note" : "Add a note"}
        </summary>
        <fetcher.Form
          method="post"
          action={`${pathname}${search}#saved-${listingId}`}
          preventScrollReset
          className="mt-2 flex flex-col gap-2"
        >
          <input type="hidden" name="listingId" value={listingId} />
          <TextArea
            id={`note-${listingId}`}
            name="note"
            label="Your note"
            hint="Only you can read it. 1,000 characters at most."
            required={false}
            rows={3}
            maxLength={maxNoteLength}
            defaultValue={refused?.typed ?? note}
            error={refused?.error}
            className="text-sm"
          />
          <div>
            <Button size="sm" pending={fetcher.state !== "idle"}>
              Save note
            </Button>
          </div>
        </fetcher.Form>
      </details>
      <p role="status" className="text-sm font-medium text-success">
        {fetcher.state === "idle" && result?.ok && (
          <span className="inline-flex items-center gap-1.5">
            <Icon name="circle-check" className="size-4" />
            Saved
          </span>
        )}
      </p>
    </div>
  );
}
