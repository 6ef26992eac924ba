const storageKey = "inbox shortcuts";
const listeners = new Set<() => void>();
/** Where storage is blocked, the choice holds until the page is left. */
let isOff = false;

export function areKeysOn(): boolean {
  try {
    return !isOff && localStorage.getItem(storageKey) !== "off";
  } catch {
    return !isOff;
  }
}

export function setKeysOn(on: boolean): void {
  isOff = !on;
  try {
    if (on) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, "off");
  } catch {
    // Kept in memory.
  }
  for (const listener of listeners) listener();
}

export function subscribeKeys(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
