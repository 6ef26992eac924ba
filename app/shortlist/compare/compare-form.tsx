import type { ReactNode } from "react";
import { Form } from "react-router";

interface CompareFormProps {
  /** A shared comparison is edited as displayed, not as stored in the cookie. */
  ids: readonly string[];
  listingId: string;
  compare: "yes" | "no";
  children: ReactNode;
}

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
