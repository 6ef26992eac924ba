import type { ComponentProps, ReactNode } from "react";
import { type FetcherWithComponents, useLocation } from "react-router";
import { useHydrated } from "#app/ui/use-hydrated.ts";

/** Sent by the script: the answer is shown where the form is, so no redirect back to it is needed. */
export const staysHere = "staysHere";

interface SectionFormProps extends Omit<ComponentProps<"form">, "action" | "method"> {
  fetcher: Pick<FetcherWithComponents<unknown>, "Form">;
  action: string;
  intent: string;
  /** The section to return to without JavaScript. */
  anchor: string;
  encType?: "multipart/form-data";
  children?: ReactNode;
}

/**
 * A form of a section that may stand on any page and posts to a page of its own. With JavaScript the answer comes to the section;
 * without it, the person returns to the page they were on.
 */
export function SectionForm({
  fetcher,
  action,
  intent,
  anchor,
  children,
  ...rest
}: SectionFormProps) {
  const { pathname, search } = useLocation();
  const isHydrated = useHydrated();
  return (
    <fetcher.Form {...rest} method="post" action={action} noValidate>
      <input type="hidden" name="intent" value={intent} />
      {pathname !== action && (
        <input type="hidden" name="returnTo" value={`${pathname}${search}#${anchor}`} />
      )}
      {isHydrated && <input type="hidden" name={staysHere} value="yes" />}
      {children}
    </fetcher.Form>
  );
}
