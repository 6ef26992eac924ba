import type { KeyboardEvent } from "react";

/** For what lies over the page: Tab goes from its last control to its first, and back, and never to what is covered. */
export function trapFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "Tab") return;
  const { currentTarget: over, target } = event;
  const stops = [...over.querySelectorAll<HTMLElement>("a, button, input:not([type=hidden])")];
  if (event.shiftKey) stops.reverse();
  const isOutside = !stops.includes(target as HTMLElement);
  // From a headline that has the focus itself, the browser finds the way on, and none back.
  if (target !== stops.at(-1) && !(isOutside && event.shiftKey)) return;
  event.preventDefault();
  stops[0]?.focus();
}
