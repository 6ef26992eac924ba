export interface Toast {
  id: number;
  tone: "info" | "success" | "danger";
  text: string;
  action?: { label: string; onPress: () => void };
}

const none: Toast[] = [];
// The same array as on the server: another empty array would cause an extra render of every page.
let toasts = none;
let nextId = 1;
let held = false;
const listeners = new Set<() => void>();
const timers = new Map<number, ReturnType<typeof setTimeout>>();
/** Errors stay until closed; an action leaves time to read it and to reach the button. */
const shownFor = 6000;
const shownWithAction = 12_000;

export function showToast(toast: Omit<Toast, "id">): number {
  const id = nextId++;
  set([...toasts.slice(-2), { ...toast, id }]);
  if (!held) startTimers();
  return id;
}

export function closeToast(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  set(toasts.filter((toast) => toast.id !== id));
}

/** Messages stay while hovered or focused. Their time restarts afterwards. */
export function holdToasts(hold: boolean): void {
  held = hold;
  if (!hold) return startTimers();
  for (const timer of timers.values()) clearTimeout(timer);
  timers.clear();
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

function startTimers(): void {
  for (const { id, tone, action } of toasts)
    if (tone !== "danger" && !timers.has(id))
      timers.set(
        id,
        setTimeout(() => closeToast(id), action ? shownWithAction : shownFor),
      );
}

function set(next: Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
