export interface Toast {
  id: number;
  tone: "info" | "success" | "danger";
  text: string;
}

const none: Toast[] = [];
// The very list that the server shows: another empty one would have every page rendered once more.
let toasts = none;
let nextId = 1;
const listeners = new Set<() => void>();
/** Long enough to read twice; a danger stays until it is closed. */
const shownFor = 6000;

export function showToast(toast: Omit<Toast, "id">): void {
  const id = nextId++;
  set([...toasts.slice(-2), { ...toast, id }]);
  if (toast.tone !== "danger") setTimeout(() => closeToast(id), shownFor);
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
