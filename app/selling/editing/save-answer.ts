import type { SaveOutcome } from "./save-listing-fields.server.ts";

/** What autosave is answered. */
export type SaveAnswer = SaveOutcome | { ok: false; reason: "signed-out" | "malformed" };
