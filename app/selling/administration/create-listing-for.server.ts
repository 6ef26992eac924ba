import { and, eq } from "drizzle-orm";
import { isActiveUser, users } from "#app/accounts/accounts.table.ts";
import { notifyOfDecision } from "#app/listings/lifecycle/notify-owner.server.ts";
import { checkFields } from "#app/selling/editing/check-changes.ts";
import { draftTitle, type FieldName } from "#app/selling/editing/listing-fields.ts";
import { createDraft } from "#app/selling/wizard/create-draft.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import type { FieldErrors } from "#app/shared/form-errors.ts";

export interface ListingFor {
  email: string;
  administratorId: string;
  /** Made with the form, so that submitting it twice creates one draft and one email. */
  formKey: string;
  fields: Partial<Record<FieldName, string>>;
  requestId: string;
  now: Date;
}

export type ListingForOutcome =
  | { ok: true; listingId: string }
  | { ok: false; errors: FieldErrors };

export const noAccount = "No active account has this email address";

export async function findActiveUserId(db: Db, email: string): Promise<string | null> {
  const [person] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email.trim().toLowerCase()), isActiveUser));
  return person?.id ?? null;
}

/** A draft in the person's account, who is told. The administrator completes it, or the person does. */
export const createListingFor = (
  db: Db,
  jobs: Jobs,
  { email, ...draft }: ListingFor,
): Promise<ListingForOutcome> =>
  db.transaction(async (tx): Promise<ListingForOutcome> => {
    const errors = checkFields(draft.fields, draft.now);
    const ownerId = await findActiveUserId(tx, email);
    if (!ownerId) errors["email"] = noAccount;
    if (!ownerId || Object.keys(errors).length > 0) return { ok: false, errors };
    const { listingId, isNew, saved } = await createDraft(tx, { ...draft, ownerId, step: 1 });
    if (isNew)
      await notifyOfDecision(tx, jobs, {
        listing: { id: listingId, ownerId, title: saved.saved.listingHeadline ?? draftTitle },
        decision: { kind: "created" },
      });
    return { ok: true, listingId };
  });
