import type { ReactNode } from "react";
import { useFetcher, useLocation } from "react-router";

export function PreferenceForm({ children }: { children: ReactNode }) {
  const fetcher = useFetcher();
  const { pathname, search } = useLocation();
  return (
    <fetcher.Form method="post" action="/preferences" preventScrollReset>
      <input type="hidden" name="returnTo" value={pathname + search} />
      {children}
    </fetcher.Form>
  );
}
