export const findPlainLink = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-link]") : null;

type Click = Pick<
  MouseEvent,
  "button" | "defaultPrevented" | "metaKey" | "altKey" | "ctrlKey" | "shiftKey"
>;
type Link = Pick<HTMLAnchorElement, "target" | "download" | "origin">;

/** New tabs, downloads and other sites are left to the browser. */
export const isClientNavigation = (click: Click, link: Link, origin: string): boolean =>
  click.button === 0 &&
  !click.defaultPrevented &&
  !(click.metaKey || click.altKey || click.ctrlKey || click.shiftKey) &&
  (link.target === "" || link.target === "_self") &&
  link.download === "" &&
  link.origin === origin;
