/** The link that an event happened on or in, if it is one that the client navigates by itself. */
export const findPlainLink = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-link]") : null;

type Click = Pick<
  MouseEvent,
  "button" | "defaultPrevented" | "metaKey" | "altKey" | "ctrlKey" | "shiftKey"
>;
type Link = Pick<HTMLAnchorElement, "target" | "download" | "origin">;

/** What asks for a new tab, a file or another site is left to the browser. */
export const isClientNavigation = (click: Click, link: Link, origin: string): boolean =>
  click.button === 0 &&
  !click.defaultPrevented &&
  !(click.metaKey || click.altKey || click.ctrlKey || click.shiftKey) &&
  (link.target === "" || link.target === "_self") &&
  link.download === "" &&
  link.origin === origin;
