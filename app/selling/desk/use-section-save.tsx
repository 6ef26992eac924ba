import { useCallback, useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import {
  autosave,
  type AutosaveEvent,
  type AutosaveState,
  type FieldTexts,
  pendingChanges,
  startAutosave,
  unsavedChanges,
} from "#app/selling/editing/autosave.ts";
import type { FieldName } from "#app/selling/editing/listing-fields.ts";
import { readFields } from "#app/selling/editing/read-fields.ts";
import { sendChanges } from "#app/selling/editing/send-changes.ts";
import { showField } from "#app/selling/editing/show-field.ts";
import { listingKey, readUnsaved, writeUnsaved } from "#app/selling/editing/unsaved-store.ts";
import type { Autosave } from "#app/selling/editing/use-autosave.tsx";

interface SectionSaveOptions {
  listingId: string;
  stored: FieldTexts;
  version: string;
  names: readonly FieldName[];
}

/**
 * Saves a section when its owner presses Save: what buyers read now should not change with every pause in typing. What is not
 * saved yet is kept in the browser, as in the wizard.
 */
export function useSectionSave({
  listingId,
  stored,
  version,
  names,
}: SectionSaveOptions): Autosave {
  const form = useRef<HTMLFormElement>(null);
  const { revalidate } = useRevalidator();
  const [state, setState] = useState(() => startAutosave(stored, version));
  const [wasRestored, setWasRestored] = useState(false);
  const latest = useRef(state);
  const key = listingKey(listingId);

  const dispatch = useCallback((event: AutosaveEvent): AutosaveState => {
    latest.current = autosave(latest.current, event);
    setState(latest.current);
    return latest.current;
  }, []);

  const flush = useCallback(async (): Promise<boolean> => {
    if (latest.current.sending) return false;
    const changes = pendingChanges(latest.current);
    dispatch({ type: "sent", changes });
    const seen = latest.current.version;
    const arrival = await sendChanges({ listingId, changes, seen, step: null });
    const next = dispatch(
      arrival.ok
        ? { type: "answered", answer: arrival.answer, at: Date.now() }
        : { type: "failed", failure: arrival.failure },
    );
    // The form shows what is stored: the server may have removed something from the text.
    for (const name of [...next.arrived, ...(Object.keys(changes) as FieldName[])])
      if (form.current && next.synced[name]?.typed === next.typed[name])
        showField(form.current, name, dispatch({ type: "shown-stored", name }).typed[name] ?? "");
    // The heading, the price history and the completeness follow.
    if (arrival.ok) void revalidate();
    return arrival.ok;
  }, [dispatch, listingId, revalidate]);

  const [kept] = useState(() => (typeof window === "undefined" ? {} : readUnsaved(key)));
  useEffect(() => {
    const own = (Object.keys(kept) as FieldName[]).filter((name) => names.includes(name));
    const changes = Object.fromEntries(own.map((name) => [name, kept[name]]));
    const next = dispatch({ type: "restored", changes });
    for (const name of own) if (form.current) showField(form.current, name, next.typed[name] ?? "");
    setWasRestored(Object.keys(unsavedChanges(next)).length > 0);
  }, [dispatch, kept, names]);

  useEffect(() => {
    writeUnsaved(key, names, unsavedChanges(state));
  }, [state, key, names]);

  return {
    state,
    wasRestored,
    flush,
    keepMine: (name) => dispatch({ type: "kept-mine", name }),
    takeTheirs: (name) => {
      const next = dispatch({ type: "took-theirs", name });
      if (form.current) showField(form.current, name, next.typed[name] ?? "");
    },
    form: {
      ref: form,
      onChange: (event: { currentTarget: HTMLFormElement }) =>
        dispatch({ type: "typed", texts: readFields(new FormData(event.currentTarget), names) }),
      onBlur: () => {},
    },
  };
}
