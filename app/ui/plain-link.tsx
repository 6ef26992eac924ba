import type { ComponentProps } from "react";

/** What the history keeps beside the page that a link opened. */
export interface LinkState {
  /** The page that the link was on. */
  from: string;
}

interface PlainLinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** An address from the root of the site, or a query or anchor of this page. */
  to: string;
  /** Fetches the page once somebody points at the link. */
  prefetch?: boolean;
  preventScrollReset?: boolean;
  viewTransition?: boolean;
}

/**
 * A link that is nothing but an anchor: the one click handler of the shell (`plain-link-handler.tsx`) navigates on the client. The
 * router's `Link` reads six contexts for each of a hundred links, on the server and again when the page hydrates.
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
