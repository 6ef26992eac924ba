import type { SaveFailure } from "./autosave.ts";
import type { FieldChanges } from "./check-changes.ts";
import type { SavedFields, SaveOutcome } from "./save-listing-fields.server.ts";
import { postForm } from "#app/ui/forms/post-form.ts";

/** What the server answers to autosave. */
export type SaveAnswer = SaveOutcome | { ok: false; reason: "signed-out" | "malformed" };

const saveFieldsHref = "/sell-business/save";

interface Sent {
  listingId: string;
  changes: FieldChanges;
  seen: string;
  step: number | null;
}

export type Arrival = { ok: true; answer: SavedFields } | { ok: false; failure: SaveFailure };

export async function sendChanges({ listingId, changes, seen, step }: Sent): Promise<Arrival> {
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
