export const inboxKeys = [
  { keys: ["j", "↓"], action: "next", label: "Next conversation" },
  { keys: ["k", "↑"], action: "previous", label: "Previous conversation" },
  { keys: ["Enter"], action: "open", label: "Open the conversation" },
  { keys: ["x"], action: "select", label: "Select or unselect it" },
  { keys: ["e"], action: "archive", label: "Archive it, or what is selected" },
  { keys: ["u"], action: "toggle-unread", label: "Mark it as read or unread" },
  { keys: ["/"], action: "search", label: "Search" },
  { keys: ["?"], action: "show-keys", label: "Show these keys" },
] as const;

export type KeyAction = Exclude<(typeof inboxKeys)[number]["action"], "open">;

type PressedKey = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "isComposing">;

/** Typing wins over shortcuts, and arrows scroll the page unless a conversation has the focus. */
export type FocusPlace = "typing" | "conversation" | "elsewhere";

export function keyActionOf(pressed: PressedKey, place: FocusPlace): KeyAction | null {
  const { key, ctrlKey, metaKey, altKey, isComposing } = pressed;
  if (place === "typing" || ctrlKey || metaKey || altKey || isComposing) return null;
  if (key === "ArrowDown" || key === "ArrowUp") {
    if (place !== "conversation") return null;
    return key === "ArrowDown" ? "next" : "previous";
  }
  const found = inboxKeys.find(({ keys }) => keys.some((one) => one === key))?.action;
  return found === undefined || found === "open" ? null : found;
}

const storageKey = "inbox shortcuts";
const listeners = new Set<() => void>();
/** With blocked storage the choice lasts until the page is left. */
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
    // Kept in memory only.
  }
  for (const listener of listeners) listener();
}

export function subscribeKeys(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
