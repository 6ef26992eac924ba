import type { KeyboardEvent } from "react";

/** Tab cycles through the controls and never reaches the page behind. */
export function trapFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "Tab") return;
  const { currentTarget: over, target } = event;
  const stops = [...over.querySelectorAll<HTMLElement>("a, button, input:not([type=hidden])")];
  if (event.shiftKey) stops.reverse();
  const isOutside = !stops.includes(target as HTMLElement);
  // From a focused headline the browser moves forward by itself, but not backward.
  if (target !== stops.at(-1) && !(isOutside && event.shiftKey)) return;
  event.preventDefault();
  stops[0]?.focus();
}
