import type { SearchNote } from "./search-view.ts";
import { PlainLink } from "#app/ui/plain-link.tsx";

const linkClass = "font-semibold text-accent hover:underline";

/** Says how the words were read, with a way out if they were meant otherwise. */
export function ReadingNote({ note }: { note: SearchNote | null }) {
  if (!note) return null;
  return (
    <p className="mt-4 text-sm text-ink-2">
      {note.kind === "read" && (
        <>
          We read <q>{note.typed}</q> as the filters below.{" "}
          <PlainLink to={note.to} className={linkClass}>
            Search for the exact words instead
          </PlainLink>
        </>
      )}
      {note.kind === "exact" && (
        <>
          Searching for the exact words <q>{note.typed}</q>.{" "}
          <PlainLink to={note.to} className={linkClass}>
            Read them as filters instead
          </PlainLink>
        </>
      )}
      {note.kind === "too-common" && (
        <>
          <q>{note.typed}</q> is too common to search for, so all businesses are shown.
        </>
      )}
    </p>
  );
}
