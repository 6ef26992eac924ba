import { expect, test } from "vitest";
import {
  autosave,
  type AutosaveEvent,
  type AutosaveState,
  pendingChanges,
  startAutosave,
  unsavedChanges,
} from "./autosave.ts";
import type { SavedFields } from "./save-listing-fields.server.ts";

const start = startAutosave({ cityTown: "Guelph", generalSummary: "Text", postalCode: "" }, "1");
const after = (state: AutosaveState, ...events: AutosaveEvent[]) => events.reduce(autosave, state);
const answer = (changes: Partial<SavedFields>): AutosaveEvent => ({
  type: "answered",
  at: 1000,
  answer: {
    ok: true,
    status: "draft",
    version: "2",
    saved: {},
    values: null,
    conflicts: {},
    errors: {},
    locked: [],
    notices: [],
    ...changes,
  },
});
const typed = (texts: AutosaveState["typed"]): AutosaveEvent => ({ type: "typed", texts });
const send = (state: AutosaveState) =>
  autosave(state, { type: "sent", changes: pendingChanges(state) });

test("sends only changes, once", () => {
  expect(pendingChanges(start)).toEqual({});
  const state = send(after(start, typed({ cityTown: "Hamilton" })));
  expect(state.sending).toEqual({ cityTown: { from: "Guelph", to: "Hamilton" } });
  const saved = after(state, answer({ saved: { cityTown: "Hamilton" } }));
  expect(saved).toMatchObject({ version: "2", savedAt: 1000, sending: null });
  expect(pendingChanges(saved)).toEqual({});
});

test("sends what was typed during a request next, based on the stored value", () => {
  const state = after(
    send(after(start, typed({ cityTown: "Ham" }))),
    typed({ cityTown: "Hamilton" }),
    answer({ saved: { cityTown: "Ham" } }),
  );
  expect(pendingChanges(state)).toEqual({ cityTown: { from: "Ham", to: "Hamilton" } });
});

test("a text cleaned by the server is not sent again, and is shown when the owner leaves the field", () => {
  const text = "Call 416 555 0100";
  const notice = {
    field: "generalSummary" as const,
    removed: [{ kind: "phone" as const, text: "416 555 0100" }],
    normalized: false,
  };
  const state = after(
    send(after(start, typed({ generalSummary: text }))),
    answer({ saved: { generalSummary: "Call" }, notices: [notice] }),
  );
  expect(pendingChanges(state)).toEqual({});
  expect(state.notices.generalSummary).toEqual(notice);
  const shown = autosave(state, { type: "shown-stored", name: "generalSummary" });
  expect(shown.typed.generalSummary).toBe("Call");
  expect(pendingChanges(shown)).toEqual({});
});

test("a rejected text waits until it is changed, and stays in the browser", () => {
  const state = after(
    send(after(start, typed({ postalCode: "?" }))),
    answer({ errors: { postalCode: "Enter a postal code" } }),
  );
  expect(state.refused.postalCode).toEqual({ text: "?", message: "Enter a postal code" });
  expect(pendingChanges(state)).toEqual({});
  expect(unsavedChanges(state)).toEqual({ postalCode: { from: "", to: "?" } });
  const better = after(state, typed({ postalCode: "N1H" }));
  expect(pendingChanges(better)).toEqual({ postalCode: { from: "", to: "N1H" } });
});

test("a conflict waits for the owner: keep mine, or use the other", () => {
  const state = after(
    send(after(start, typed({ cityTown: "Hamilton" }))),
    answer({ conflicts: { cityTown: "Toronto" } }),
  );
  expect(pendingChanges(state)).toEqual({});
  const mine = autosave(state, { type: "kept-mine", name: "cityTown" });
  expect(pendingChanges(mine)).toEqual({ cityTown: { from: "Toronto", to: "Hamilton" } });
  const theirs = autosave(state, { type: "took-theirs", name: "cityTown" });
  expect(theirs.typed.cityTown).toBe("Toronto");
  expect(unsavedChanges(theirs)).toEqual({});
});

test("takes over changes from another device, except in the field being typed in", () => {
  const values = { cityTown: "Toronto", generalSummary: "Theirs", postalCode: "M5V" };
  const state = after(
    send(after(start, typed({ generalSummary: "Mine" }))),
    answer({ conflicts: { generalSummary: "Theirs" }, values: values as SavedFields["values"] }),
  );
  expect(state.typed).toEqual({ cityTown: "Toronto", generalSummary: "Mine", postalCode: "M5V" });
  expect(state.arrived).toEqual(["cityTown", "postalCode"]);
});

test("a failure keeps the change, and a later visit sends it with its original base", () => {
  const failed = after(send(after(start, typed({ cityTown: "Hamilton" }))), {
    type: "failed",
    failure: "offline",
  });
  const kept = unsavedChanges(failed);
  expect(kept).toEqual({ cityTown: { from: "Guelph", to: "Hamilton" } });
  const later = startAutosave({ ...start.typed, cityTown: "Toronto" }, "3");
  const restored = autosave(later, { type: "restored", changes: kept });
  expect(pendingChanges(restored)).toEqual(kept);
  const stored = startAutosave({ ...start.typed, cityTown: "Hamilton" }, "3");
  expect(pendingChanges(autosave(stored, { type: "restored", changes: kept }))).toEqual({});
});
