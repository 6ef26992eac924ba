import { and, eq } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { fullName } from "#app/accounts/full-name.server.ts";
import { recordOwnAction } from "#app/accounts/record-own-action.server.ts";
import { changesOf } from "#app/selling/editing/check-changes.ts";
import { formOf } from "#app/selling/editing/field-values.ts";
import { draftTitle, type FieldName } from "#app/selling/editing/listing-fields.ts";
import { findOwnListing } from "#app/selling/editing/own-listing.queries.server.ts";
import { type SavedFields, saveFieldsIn } from "#app/selling/editing/save-listing-fields.server.ts";
import { noRegion } from "#app/listings/listing.ts";
import { listings } from "#app/listings/listings.table.ts";
import { auditListing } from "#app/listings/audit-listing.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { createId } from "#app/platform/db/id.ts";
import { addDays } from "#app/shared/day.ts";

export interface NewDraft {
  /** Made with the form, so that submitting it twice creates one draft. */
  formKey: string | null;
  ownerId: string;
  administratorId?: string | null;
  fields: Partial<Record<FieldName, string>>;
  step: number;
  now: Date;
  requestId?: string | null;
}

const draftDays = 365;

export interface CreatedDraft {
  listingId: string;
  /** False if the form was submitted before. */
  isNew: boolean;
  saved: SavedFields;
}

export async function createDraft(db: Db, draft: NewDraft): Promise<CreatedDraft> {
  const { ownerId, administratorId = null, fields, step, now, requestId = null } = draft;
  return db.transaction(async (tx) => {
    const { listingId, isNew } = await insertDraft(tx, draft);
    const saved = await saveFieldsIn(tx, {
      listingId,
      ownerId,
      administratorId,
      changes: changesOf(isNew ? await readForm(tx, { listingId, ownerId }) : {}, fields),
      step,
      now,
      requestId,
    });
    if (!saved.ok) throw new Error("A draft that was just created is not found");
    return { listingId, isNew, saved };
  });
}

/** A new draft has the person's contact details, and defaults. */
const readForm = async (tx: Db, own: { listingId: string; ownerId: string }) =>
  formOf((await findOwnListing(tx, own))!);

async function insertDraft(
  tx: Db,
  { formKey, ownerId, administratorId = null, now, requestId = null }: NewDraft,
) {
  const contact = await getContactOf(tx, ownerId);
  const insert = (id: string) =>
    tx
      .insert(listings)
      .values({
        id,
        ownerId,
        status: "draft",
        title: draftTitle,
        region: noRegion,
        expiresAt: addDays(now, draftDays),
        ...contact,
      })
      .onConflictDoNothing()
      .returning({ id: listings.id });
  const [made] = await insert(formKey ?? createId());
  if (!made) {
    const [twin] = await tx
      .select({ id: listings.id, ownerId: listings.ownerId, status: listings.status })
      .from(listings)
      .where(eq(listings.id, formKey!));
    if (twin?.ownerId === ownerId && twin.status === "draft")
      return { listingId: twin.id, isNew: false };
  }
  const id = made?.id ?? (await insert(createId()))[0]!.id;
  await becomeSeller(tx, ownerId, requestId);
  await auditListing(tx, { listingId: id, ownerId, administratorId, requestId }, "listing-drafted");
  return { listingId: id, isNew: true };
}

/** The contact details of a listing until its owner enters others. */
export async function getContactOf(tx: Db, ownerId: string) {
  const [owner] = await tx
    .select({
      contactName: fullName(),
      contactEmail: users.email,
      contactPhone: users.phone,
    })
    .from(users)
    .where(eq(users.id, ownerId));
  return owner!;
}

/** A buyer with a listing is a seller. */
export async function becomeSeller(
  tx: Db,
  userId: string,
  requestId: string | null,
): Promise<void> {
  const [seller] = await tx
    .update(users)
    .set({ userType: "seller" })
    .where(and(eq(users.id, userId), eq(users.userType, "buyer")))
    .returning({ id: users.id });
  if (seller) await recordOwnAction(tx, userId, "became-seller", requestId);
}
