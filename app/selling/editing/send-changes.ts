import type { SaveFailure } from "./autosave.ts";
import type { FieldChanges } from "./judge-changes.ts";
import type { SavedFields } from "./save-listing-fields.server.ts";
import type { SaveAnswer } from "./save-answer.ts";

const saveFieldsHref = "/sell-business/save";

interface Sent {
  listingId: string;
  changes: FieldChanges;
  seen: string;
  step: number | null;
}

export type Arrival = { ok: true; answer: SavedFields } | { ok: false; failure: SaveFailure };

/** Browsers refuse more than this in requests that outlive their page. */
const keepaliveBytes = 60_000;

/** One request of autosave. It survives the page that sends it, where it is small enough. */
export async function sendChanges({ listingId, changes, seen, step }: Sent): Promise<Arrival> {
  const body = new URLSearchParams({
    listingId,
    changes: JSON.stringify(changes),
    seen,
    step: step === null ? "" : String(step),
  });
  try {
    const response = await fetch(saveFieldsHref, {
      method: "POST",
      body,
      keepalive: body.toString().length < keepaliveBytes,
    });
    const isJson = response.headers.get("content-type")?.startsWith("application/json");
    if (!isJson) return { ok: false, failure: "unreachable" };
    const answer = (await response.json()) as SaveAnswer;
    if (answer.ok) return { ok: true, answer };
    return { ok: false, failure: failures[answer.reason] };
  } catch {
    return { ok: false, failure: navigator.onLine ? "unreachable" : "offline" };
  }
}

const failures: Record<Extract<SaveAnswer, { ok: false }>["reason"], SaveFailure> = {
  "signed-out": "signed-out",
  "not-found": "gone",
  malformed: "unreachable",
};
