import type { ReactNode } from "react";
import { Form } from "react-router";

interface CompareFormProps {
  /** What stands side by side now; a shared comparison is changed as it is shown, not as the cookie says. */
  ids: readonly string[];
  listingId: string;
  compare: "yes" | "no";
  children: ReactNode;
}

/** Changes the comparison that is being looked at. */
export function CompareForm({ ids, listingId, compare, children }: CompareFormProps) {
  return (
    <Form method="post" action="/compare" replace preventScrollReset>
      <input type="hidden" name="ids" value={ids.join(",")} />
      <input type="hidden" name="listingId" value={listingId} />
      <input type="hidden" name="compare" value={compare} />
      {children}
    </Form>
  );
}
