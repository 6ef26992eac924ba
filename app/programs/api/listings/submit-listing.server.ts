import { and, eq, inArray } from "drizzle-orm";
import { lockPerson } from "#app/accounts/lock-person.server.ts";
import { lockListing, moveListing } from "#app/listings/lifecycle/move-listing.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { checkListing } from "#app/listings/review/check-listing.server.ts";
import { reasonsOf } from "#app/listings/review/findings.queries.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { checkFields } from "#app/selling/editing/check-changes.ts";
import type { ListingForm } from "#app/selling/editing/listing-fields.ts";
import type { TextNotice } from "#app/selling/editing/prepare-text.ts";
import { maxDrafts } from "#app/selling/owned/duplicate-listing.server.ts";
import { createDraft } from "#app/selling/wizard/create-draft.server.ts";
import type { FieldErrors } from "#app/shared/form-errors.ts";

interface NewListing {
  ownerId: string;
  fields: Partial<ListingForm>;
  now: Date;
  requestId: string;
}

export type SubmitOutcome =
  | { ok: true; listingId: string; notices: TextNotice[] }
  | { ok: false; reason: "too-many" }
  | { ok: false; reason: "invalid"; errors: FieldErrors };

/** A draft like the wizard's that waits for an administrator: nobody saw the text that a program wrote. The caller undoes a refusal. */
export async function submitListing(tx: Db, listing: NewListing): Promise<SubmitOutcome> {
  const { ownerId, fields, now, requestId } = listing;
  await lockPerson(tx, ownerId);
  const isWaiting = inArray(listings.status, ["draft", "pending"]);
  if ((await tx.$count(listings, and(eq(listings.ownerId, ownerId), isWaiting))) >= maxDrafts)
    return { ok: false, reason: "too-many" };
  const errors = checkFields(fields, now);
  if (Object.keys(errors).length > 0) return { ok: false, reason: "invalid", errors };
  const own = { ownerId, now, requestId };
  const { listingId, saved } = await createDraft(tx, { ...own, fields, formKey: null, step: 3 });
  const findings = await checkListing(tx, listingId);
  await moveListing(tx, (await lockListing(tx, listingId))!, {
    step: "submit",
    now,
    actorId: ownerId,
    requestId,
    changes: { reviewReasons: reasonsOf(findings) },
    details: { findings },
  });
  return { ok: true, listingId, notices: saved.notices };
}
