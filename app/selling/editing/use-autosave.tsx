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
  type SaveFailure,
} from "./autosave.ts";
import { type FieldName, fieldNames, inputsOf } from "./listing-fields.ts";
import { readFields, showField } from "./read-fields.ts";
import { readUnsaved, writeUnsaved } from "./unsaved-store.ts";
import type { FieldChanges } from "./check-changes.ts";
import type { SavedFields, SaveOutcome } from "./save-listing-fields.server.ts";
import { postForm } from "#app/ui/forms/post-form.ts";

const quietMs = 800;
const retryMs = 5000;

interface AutosaveOptions {
  /** Null before the first save: changes then stay in the browser. */
  listingId: string | null;
  storageKey: string;
  stored: FieldTexts;
  initial: FieldTexts;
  version: string;
  names: readonly FieldName[];
  step: number | null;
  /** A half-typed text or price must not become public: it is saved when its field is left. */
  isPublic: boolean;
}

/** Saves the fields of a form, one request at a time. Unsaved changes are kept in the browser. */
export function useAutosave(options: AutosaveOptions) {
  const { listingId, storageKey, names, step, isPublic } = options;
  const { revalidate } = useRevalidator();
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState(() =>
    startAutosave(options.stored, options.version, options.initial),
  );
  const [wasRestored, setWasRestored] = useState(false);
  const latest = useRef(state);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const dispatch = useCallback(
    (event: AutosaveEvent): AutosaveState => {
      latest.current = autosave(latest.current, event);
      setState(latest.current);
      // Not in an effect: an answer may arrive after the form is gone.
      writeUnsaved(storageKey, names, unsavedChanges(latest.current));
      return latest.current;
    },
    [storageKey, names],
  );

  /** Sends pending changes; resolves to whether everything is stored. */
  const flush = useCallback(
    async (force = false): Promise<boolean> => {
      clearTimeout(timer.current);
      const { sending, version } = latest.current;
      const changes = pendingChanges(latest.current);
      if (!listingId || sending) return false;
      if (Object.keys(changes).length === 0 && !force) return true;
      dispatch({ type: "sent", changes });
      const arrival = await sendChanges({ listingId, changes, seen: version, step });
      const next = dispatch(
        arrival.ok
          ? { type: "answered", answer: arrival.answer, at: Date.now() }
          : { type: "failed", failure: arrival.failure },
      );
      for (const name of next.arrived) show(form.current, name, next);
      if (!isPublic || !arrival.ok) return arrival.ok;
      // The server may have removed something from a text that was left before.
      for (const name of Object.keys(changes) as FieldName[])
        if (!isFocused(form.current, name) && next.synced[name]?.typed === next.typed[name])
          show(form.current, name, dispatch({ type: "shown-stored", name }));
      // The heading, the price history and the completeness follow.
      void revalidate();
      return true;
    },
    [dispatch, isPublic, listingId, revalidate, step],
  );

  useEffect(() => {
    if (state.sending || Object.keys(pendingChanges(state)).length === 0) return;
    if (isPublic && !state.failure && isTyping(form.current)) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), state.failure ? retryMs : quietMs);
    return () => clearTimeout(timer.current);
  }, [state, flush, isPublic]);

  // Restores what an earlier visit left.
  const [kept] = useState(() => (typeof window === "undefined" ? {} : readUnsaved(storageKey)));
  useEffect(() => {
    const before = latest.current.typed;
    const own = (Object.keys(kept) as FieldName[]).filter((name) => names.includes(name));
    const changes = Object.fromEntries(own.map((name) => [name, kept[name]]));
    const next = dispatch({ type: "restored", changes });
    for (const name of own) show(form.current, name, next);
    setWasRestored(own.some((name) => next.typed[name] !== before[name]));
  }, [dispatch, kept, names]);

  useEffect(() => {
    const leave = () => void flush();
    const returned = () => {
      if (document.visibilityState === "visible") void flush(true);
      else leave();
    };
    const online = () => void flush();
    addEventListener("pagehide", leave);
    addEventListener("online", online);
    document.addEventListener("visibilitychange", returned);
    return () => {
      removeEventListener("pagehide", leave);
      removeEventListener("online", online);
      document.removeEventListener("visibilitychange", returned);
      leave();
    };
  }, [flush]);

  return {
    listingId,
    state,
    isPublic,
    wasRestored,
    flush,
    keepMine: (name: FieldName) => dispatch({ type: "kept-mine", name }),
    takeTheirs: (name: FieldName) =>
      show(form.current, name, dispatch({ type: "took-theirs", name })),
    form: {
      ref: form,
      onChange: (event: { currentTarget: HTMLFormElement }) =>
        dispatch({ type: "typed", texts: readFields(new FormData(event.currentTarget), names) }),
      /** After leaving a field, it shows the stored value. */
      onBlur: (event: { target: EventTarget }) => {
        const input = event.target as HTMLInputElement;
        const name = input.name as FieldName;
        const synced = latest.current.synced[name];
        if (synced && synced.typed !== synced.stored && latest.current.typed[name] === synced.typed)
          show(form.current, name, dispatch({ type: "shown-stored", name }));
        else if (isPublic) void flush();
      },
    },
  };
}

export type Autosave = ReturnType<typeof useAutosave>;

function show(form: HTMLFormElement | null, name: FieldName, { typed }: AutosaveState): void {
  if (form) showField(form, name, typed[name] ?? "");
}

function isTyping(form: HTMLFormElement | null): boolean {
  const field = document.activeElement;
  const isText =
    field instanceof HTMLTextAreaElement ||
    (field instanceof HTMLInputElement && field.type !== "checkbox" && field.type !== "radio");
  return isText && field.form === form;
}

const isFocused = (form: HTMLFormElement | null, name: FieldName): boolean =>
  isTyping(form) && inputsOf(name).includes((document.activeElement as HTMLInputElement).name);

export type SaveAnswer = SaveOutcome | { ok: false; reason: "signed-out" | "malformed" };

const saveFieldsHref = "/sell-business/save";

interface Sent {
  listingId: string;
  changes: FieldChanges;
  seen: string;
  step: number | null;
}

type Arrival = { ok: true; answer: SavedFields } | { ok: false; failure: SaveFailure };

async function sendChanges({ listingId, changes, seen, step }: Sent): Promise<Arrival> {
  const posted = await postForm<SaveAnswer>(saveFieldsHref, {
    listingId,
    changes: JSON.stringify(changes),
    seen,
    step: step === null ? "" : String(step),
  });
  if (posted.state !== "answered")
    return { ok: false, failure: navigator.onLine ? "unreachable" : "offline" };
  const { result } = posted;
  return result.ok ? { ok: true, answer: result } : { ok: false, failure: failures[result.reason] };
}

const failures: Record<Extract<SaveAnswer, { ok: false }>["reason"], SaveFailure> = {
  "signed-out": "signed-out",
  "not-found": "gone",
  malformed: "unreachable",
};

/** What listing fields need in a form that is submitted as a whole: nothing is saved before. */
export function useEditorForm(initial: FieldTexts): Autosave {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState(() => startAutosave(initial, ""));
  const nothing = () => state;
  return {
    listingId: null,
    state,
    isPublic: false,
    wasRestored: false,
    flush: async () => false,
    keepMine: nothing,
    takeTheirs: nothing,
    form: {
      ref: form,
      onChange: (event) => {
        const texts = readFields(new FormData(event.currentTarget), fieldNames);
        setState((current) => autosave(current, { type: "typed", texts }));
        return state;
      },
      onBlur: () => {},
    },
  };
}
