/** An animation on a slow machine leaves no idle time at all. */
const timeout = 1_000;

export function runWhenIdle(task: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(task, { timeout });
  else setTimeout(task);
}
