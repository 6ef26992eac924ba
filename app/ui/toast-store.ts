export interface Toast {
  id: number;
  tone: "info" | "success" | "danger";
  text: string;
  /** Closes the message as well. */
  action?: { label: string; onPress: () => void };
}

const none: Toast[] = [];
// The same array as on the server: another empty array would cause an extra render of every page.
let toasts = none;
let nextId = 1;
const listeners = new Set<() => void>();
/** Errors stay until they are closed; whatever offers an action leaves time to read it and to reach the button. */
const shownFor = 6000;
const shownWithAction = 12_000;

/** Returns the id of the message. */
export function showToast(toast: Omit<Toast, "id">): number {
  const id = nextId++;
  set([...toasts.slice(-2), { ...toast, id }]);
  if (toast.tone !== "danger")
    setTimeout(() => closeToast(id), toast.action ? shownWithAction : shownFor);
  return id;
}

export function closeToast(id: number): void {
  set(toasts.filter((toast) => toast.id !== id));
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToasts(): Toast[] {
  return toasts;
}

export function noToasts(): Toast[] {
  return none;
}

function set(next: Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
