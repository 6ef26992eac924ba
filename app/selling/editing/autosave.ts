/** Autosave as a pure state machine. The server may clean a text, which must not trigger another save. */
import type { FieldChanges } from "./check-changes.ts";
import { type FieldName, requiredMessages } from "./listing-fields.ts";
import type { TextNotice } from "./prepare-text.ts";
import type { SavedFields } from "./save-listing-fields.server.ts";

export type FieldTexts = Partial<Record<FieldName, string>>;

export type SaveFailure = "offline" | "unreachable" | "signed-out" | "gone";

export interface AutosaveState {
  version: string;
  typed: FieldTexts;
  synced: Partial<Record<FieldName, { typed: string; stored: string }>>;
  /** Rejected texts with the reason. They are sent again only after a change. */
  refused: Partial<Record<FieldName, { text: string; message: string }>>;
  /** Values stored by another device in fields that this one has changed too. */
  conflicts: FieldTexts;
  notices: Partial<Record<FieldName, TextNotice>>;
  arrived: FieldName[];
  sending: FieldChanges | null;
  failure: SaveFailure | null;
  savedAt: number | null;
}

export type AutosaveEvent =
  | { type: "typed"; texts: FieldTexts }
  | { type: "restored"; changes: FieldChanges }
  | { type: "sent"; changes: FieldChanges }
  | { type: "answered"; answer: SavedFields; at: number }
  | { type: "failed"; failure: SaveFailure }
  | { type: "kept-mine"; name: FieldName }
  | { type: "took-theirs"; name: FieldName }
  /** The form shows the stored value, as it does after leaving a field. */
  | { type: "shown-stored"; name: FieldName };

/** `shown` is the form's initial value if it differs from the stored one. */
export function startAutosave(
  stored: FieldTexts,
  version: string,
  shown: FieldTexts = stored,
): AutosaveState {
  const synced: AutosaveState["synced"] = {};
  for (const [name, text] of entries(stored)) synced[name] = { typed: text, stored: text };
  return {
    version,
    typed: { ...stored, ...shown },
    synced,
    refused: {},
    conflicts: {},
    notices: {},
    arrived: [],
    sending: null,
    failure: null,
    savedAt: null,
  };
}

export const pendingChanges = (state: AutosaveState): FieldChanges =>
  changesWhere(
    state,
    (name, text) => state.refused[name]?.text !== text && state.conflicts[name] === undefined,
  );

/** Changes that only this device has, to be kept in the browser until they are stored. */
export const unsavedChanges = (state: AutosaveState): FieldChanges =>
  changesWhere(state, () => true);

function changesWhere(
  state: AutosaveState,
  isWanted: (name: FieldName, text: string) => boolean,
): FieldChanges {
  const changes: FieldChanges = {};
  for (const [name, text] of entries(state.typed)) {
    const { typed, stored } = syncedOf(state, name);
    if (text !== typed && !isMissing(name, text) && isWanted(name, text))
      changes[name] = { from: stored, to: text };
  }
  return changes;
}

const isMissing = (name: FieldName, text: string): boolean =>
  requiredMessages[name] !== undefined && text.trim() === "";

const syncedOf = ({ synced }: AutosaveState, name: FieldName) =>
  synced[name] ?? { typed: "", stored: "" };

export function autosave(state: AutosaveState, event: AutosaveEvent): AutosaveState {
  switch (event.type) {
    case "typed":
      return { ...state, typed: { ...state.typed, ...event.texts }, arrived: [] };
    case "restored":
      return restore(state, event.changes);
    case "sent":
      return { ...state, sending: event.changes };
    case "answered":
      return answered(state, event.answer, event.at);
    case "failed":
      return { ...state, sending: null, failure: event.failure };
    case "kept-mine": {
      const theirs = state.conflicts[event.name] ?? "";
      return {
        ...state,
        conflicts: without(state.conflicts, event.name),
        synced: { ...state.synced, [event.name]: { typed: theirs, stored: theirs } },
      };
    }
    case "took-theirs": {
      const theirs = state.conflicts[event.name] ?? "";
      return showStored(
        { ...state, conflicts: without(state.conflicts, event.name) },
        { [event.name]: theirs },
      );
    }
    case "shown-stored":
      return showStored(state, { [event.name]: syncedOf(state, event.name).stored });
  }
}

/** Kept in the browser by an earlier visit. Nothing is left to do if it was stored after all. */
function restore(state: AutosaveState, changes: FieldChanges): AutosaveState {
  const next = { ...state, typed: { ...state.typed }, synced: { ...state.synced } };
  for (const [name, { from, to }] of entries(changes)) {
    if (syncedOf(state, name).stored === to) continue;
    next.typed[name] = to;
    next.synced[name] = { typed: from, stored: from };
  }
  return next;
}

function answered(state: AutosaveState, answer: SavedFields, at: number): AutosaveState {
  const sent = state.sending ?? {};
  const next: AutosaveState = {
    ...state,
    version: answer.version,
    synced: { ...state.synced },
    refused: { ...state.refused },
    conflicts: { ...state.conflicts, ...answer.conflicts },
    notices: { ...state.notices },
    arrived: [],
    sending: null,
    failure: null,
    savedAt: at,
  };
  for (const [name, { to }] of entries(sent)) {
    delete next.refused[name];
    const stored = answer.saved[name];
    const error = answer.errors[name];
    if (stored !== undefined) {
      next.synced[name] = { typed: to, stored };
      delete next.notices[name];
    } else if (error) next.refused[name] = { text: to, message: error };
    else if (answer.locked.includes(name))
      next.refused[name] = { text: to, message: "This can't be changed now" };
  }
  for (const notice of answer.notices) next.notices[notice.field] = notice;
  return answer.values ? takeOver(next, answer.values) : next;
}

/** Fields that are not being changed here show what another device wrote. */
function takeOver(state: AutosaveState, values: FieldTexts): AutosaveState {
  const fresh: FieldTexts = {};
  for (const name of Object.keys(state.typed) as FieldName[]) {
    const { typed, stored } = syncedOf(state, name);
    const theirs = values[name];
    if (theirs !== undefined && theirs !== stored && state.typed[name] === typed)
      fresh[name] = theirs;
  }
  return { ...showStored(state, fresh), arrived: Object.keys(fresh) as FieldName[] };
}

function showStored(state: AutosaveState, texts: FieldTexts): AutosaveState {
  const synced = { ...state.synced };
  for (const [name, text] of entries(texts)) synced[name] = { typed: text, stored: text };
  return { ...state, synced, typed: { ...state.typed, ...texts } };
}

const entries = <Value>(record: Partial<Record<FieldName, Value>>) =>
  Object.entries(record) as [FieldName, Value][];

function without(texts: FieldTexts, name: FieldName): FieldTexts {
  const rest = { ...texts };
  delete rest[name];
  return rest;
}
