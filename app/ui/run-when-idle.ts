/** When the browser has nothing more urgent to do; where it cannot tell, after what it is doing now. */
export function runWhenIdle(task: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(task);
  else setTimeout(task);
}
