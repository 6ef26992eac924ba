import type { ComponentProps } from "react";

/** The history state of a page opened by a link. */
export interface LinkState {
  /** The URL of the page with the link. */
  from: string;
}

interface PlainLinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** An absolute path, or a query or hash of the current page. */
  to: string;
  /** Fetches the page's data on hover, focus or touch. */
  prefetch?: boolean;
  preventScrollReset?: boolean;
  viewTransition?: boolean;
}

/**
 * An anchor without hooks; the shell's click handler (`plain-link-handler.tsx`) makes it a client-side navigation. Use it for links
 * within the site. The router's `Link` costs six context reads per link on the server and again when hydrating, and a page has
 * a hundred links: use that one only for what this cannot do, such as a link inside an SVG or a history state of its own.
 */
export function PlainLink({
  to,
  prefetch,
  preventScrollReset,
  viewTransition,
  children,
  ...rest
}: PlainLinkProps) {
  const behaviour = [
    prefetch && "prefetch",
    preventScrollReset && "keep-scroll",
    viewTransition && "transition",
  ]
    .filter(Boolean)
    .join(" ");
  return (
    <a {...rest} href={to} data-link={behaviour}>
      {children}
    </a>
  );
}
