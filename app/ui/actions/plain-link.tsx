import type { ComponentProps } from "react";

export interface LinkState {
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

/** A click handler of the shell navigates. The router's `Link` costs six context reads each: only for SVGs or history state. */
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
