import type { ReactNode } from "react";
import { useFetcher, useLocation } from "react-router";

/** A small form that comes back to where it was sent from; with JavaScript nothing reloads. */
export function PreferenceForm({
  children,
  className,
}: {
  children: ReactNode;
  className?: string;
}) {
  const fetcher = useFetcher();
  const { pathname, search } = useLocation();
  return (
    <fetcher.Form method="post" action="/preferences" preventScrollReset className={className}>
      <input type="hidden" name="returnTo" value={pathname + search} />
      {children}
    </fetcher.Form>
  );
}
