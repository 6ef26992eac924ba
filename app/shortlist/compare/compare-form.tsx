import type { ReactNode } from "react";
import { Form } from "react-router";
import { buttonClass } from "#app/ui/actions/button-style.ts";

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

export function AddToComparison({
  ids,
  listing,
}: {
  ids: readonly string[];
  listing: { id: string; title: string };
}) {
  return (
    <CompareForm ids={ids} listingId={listing.id} compare="yes">
      <button
        aria-label={`Add ${listing.title} to the comparison`}
        className={buttonClass("secondary", "sm")}
      >
        Add
      </button>
    </CompareForm>
  );
}
