import type { FieldChanges } from "./check-changes.ts";
import { type FieldName, isFieldName } from "./listing-fields.ts";

export const listingKey = (listingId: string): string => `relevo.listing.${listingId}`;
/** For the form of a new listing: other users of this browser must not see it. */
export const newListingKey = (ownerId: string): string => `relevo.new-listing.${ownerId}`;

/** Changes that are not on the server yet, kept in the browser while offline, signed out or before the first save. */
export function readUnsaved(key: string): FieldChanges {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).filter(([name, change]) => isFieldName(name) && isChange(change)),
    );
  } catch {
    // Blocked, or not ours: nothing to restore.
    return {};
  }
}

/** Replaces the changes of these fields only: another tab stores its own under the same key. */
export function writeUnsaved(key: string, own: readonly FieldName[], changes: FieldChanges): void {
  const kept = { ...readUnsaved(key) };
  for (const name of own) delete kept[name];
  Object.assign(kept, changes);
  try {
    if (Object.keys(kept).length > 0) localStorage.setItem(key, JSON.stringify(kept));
    else localStorage.removeItem(key);
  } catch {
    // Storage is full or blocked: the text is still on the page.
  }
}

export function clearUnsaved(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Blocked, so nothing was stored.
  }
}

const isChange = (value: unknown): boolean =>
  typeof value === "object" &&
  value !== null &&
  "from" in value &&
  "to" in value &&
  typeof value.from === "string" &&
  typeof value.to === "string";
