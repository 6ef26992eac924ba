export type PressedKey = Pick<
  KeyboardEvent,
  "key" | "ctrlKey" | "metaKey" | "altKey" | "isComposing"
>;

/** No shortcut while typing; up and down scroll the page unless the list has the focus. */
export type FocusPlace = "typing" | "list" | "elsewhere";

const actions = {
  j: "next",
  ArrowRight: "next",
  k: "previous",
  ArrowLeft: "previous",
  a: "approve",
  r: "reject",
  s: "skip",
  t: "take",
  o: "open",
  "?": "show-keys",
} as const;
export type QueueKeyAction = (typeof actions)[keyof typeof actions];

export function queueKeyActionOf(pressed: PressedKey, place: FocusPlace): QueueKeyAction | null {
  const { key, ctrlKey, metaKey, altKey, isComposing } = pressed;
  if (place === "typing" || ctrlKey || metaKey || altKey || isComposing) return null;
  if (key === "ArrowDown" || key === "ArrowUp") {
    if (place !== "list") return null;
    return key === "ArrowDown" ? "next" : "previous";
  }
  // Caps Lock must not disable the shortcuts.
  const known = key.length === 1 ? key.toLowerCase() : key;
  return Object.hasOwn(actions, known) ? actions[known as keyof typeof actions] : null;
}

export const describeKeys = (decisions: {
  approve: { label: string } | null;
  reject: { label: string } | null;
}): { keys: readonly string[]; label: string }[] => [
  { keys: ["J", "→"], label: "Next" },
  { keys: ["K", "←"], label: "Previous" },
  ...(decisions.approve ? [{ keys: ["A"], label: decisions.approve.label }] : []),
  ...(decisions.reject ? [{ keys: ["R"], label: decisions.reject.label }] : []),
  { keys: ["Ctrl", "Enter"], label: "Send what you have written" },
  { keys: ["Esc"], label: "Leave the form without sending" },
  { keys: ["S"], label: "Skip it for now" },
  { keys: ["T"], label: "Take it, or give it back" },
  { keys: ["O"], label: "Open it in a new tab" },
  { keys: ["?"], label: "Show these keys" },
];
