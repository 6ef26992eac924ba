import { setFlagsIn } from "./set-listing-flags.server.ts";
import type { OverrideRefusal } from "./override.ts";
import { overrideStatusIn } from "./override-listing-status.server.ts";
import { formOf } from "#app/selling/editing/field-values.ts";
import type { StoredListing } from "#app/listings/confidential/stored-listing.server.ts";
import { type FieldName, fieldOf, type ListingForm } from "#app/selling/editing/listing-fields.ts";
import { findAnyListing, lockOwnListing } from "#app/selling/editing/own-listing.queries.server.ts";
import type { TextNotice } from "#app/selling/editing/prepare-text.ts";
import { saveFieldsIn } from "#app/selling/editing/save-listing-fields.server.ts";
import type { ListingStatus } from "#app/listings/listing.ts";
import { notifyOfDecision } from "#app/listings/lifecycle/notify-owner.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import { changedSince, type EditedFields } from "#app/shared/edit-version.ts";
import type { FieldErrors } from "#app/shared/form-errors.ts";
import { eq } from "drizzle-orm";
import { listings } from "#app/listings/listings.table.ts";
import { auditListing, type ListingChange } from "#app/listings/audit-listing.server.ts";
import { formatDate } from "#app/ui/format/format-date.ts";
import { addDays, dayMs } from "#app/shared/day.ts";

export type EditableListing = ListingForm & {
  status: ListingStatus;
  featured: string;
  verified: string;
  /** The calendar day on which the term ends, such as `2026-11-15`; empty if there is no term to change. */
  termEnds: string;
};

export const editableOf = (listing: StoredListing): EditableListing => ({
  ...formOf(listing),
  status: listing.status,
  featured: listing.featured ? "yes" : "",
  verified: listing.verified ? "yes" : "",
  termEnds: termEndOf(listing),
});

interface ListingEdit {
  listingId: string;
  actorId: string;
  version: EditedFields;
  input: EditableListing;
  reason: string;
  now: Date;
  requestId?: string | null;
}

type EditOutcome =
  | { ok: true; notices: TextNotice[] }
  | { ok: false; reason: "not-found" }
  | { ok: false; reason: "conflict"; current: EditableListing }
  | { ok: false; reason: "invalid"; errors: FieldErrors };

/** Rolls back everything written in the transaction so far. */
class Refused extends Error {
  readonly outcome: EditOutcome;
  constructor(outcome: EditOutcome) {
    super("refused");
    this.outcome = outcome;
  }
}

/** Saves an administrator's form as a whole or not at all. Never overwrites unseen changes. */
export async function editListing(db: Db, jobs: Jobs, edit: ListingEdit): Promise<EditOutcome> {
  try {
    return await db.transaction((tx) => editIn(tx, jobs, edit));
  } catch (error) {
    if (error instanceof Refused) return error.outcome;
    throw error;
  }
}

async function editIn(tx: Db, jobs: Jobs, edit: ListingEdit): Promise<EditOutcome> {
  const { listingId, actorId, version, input, now, requestId = null } = edit;
  const found = await findAnyListing(tx, listingId);
  const listing = found && (await lockOwnListing(tx, { listingId, ownerId: found.ownerId }));
  if (!listing) return { ok: false, reason: "not-found" };
  const current = editableOf(listing);
  if (changedSince(version, current).length > 0) return { ok: false, reason: "conflict", current };

  const { status, featured, verified, termEnds, ...texts } = input;
  const changed = (Object.keys(texts) as FieldName[]).filter(
    (name) => texts[name] !== current[name],
  );
  const saved = await saveFieldsIn(tx, {
    listingId,
    ownerId: listing.ownerId,
    administratorId: actorId,
    changes: Object.fromEntries(
      changed.map((name) => [name, { from: current[name], to: texts[name] }]),
    ),
    now,
    requestId,
  });
  if (!saved.ok) return saved;
  const errors: FieldErrors = { ...saved.errors };

  if (status !== listing.status) {
    const outcome = edit.reason
      ? await overrideStatusIn(tx, jobs, { ...edit, status, requestId })
      : ({ ok: false, reason: "no-reason" } as const);
    if (!outcome.ok && outcome.reason !== "not-found")
      Object.assign(errors, statusErrors[outcome.reason]);
  }
  // Only changed flags: an override decides about the placement itself.
  const flags = {
    ...(featured !== current.featured && { featured: featured === "yes" }),
    ...(verified !== current.verified && { verified: verified === "yes" }),
  };
  const flagged = await setFlagsIn(tx, { listingId, actorId, flags, now, requestId });
  if (!flagged.ok && flagged.reason === "no-package")
    errors["featured"] = "Only a listing with a package can be featured";
  const hasMoved = termEnds !== current.termEnds;
  if (hasMoved) {
    const problem = status === listing.status ? await moveTermEnd(tx, listing, edit) : "status";
    if (problem) errors["termEnds"] = termProblems[problem];
  }
  if (Object.keys(errors).length > 0) throw new Refused({ ok: false, reason: "invalid", errors });

  const fields = [
    ...(Object.keys(saved.saved) as FieldName[]).map((name) => fieldOf(name).label),
    ...(hasMoved ? ["End of the term"] : []),
  ];
  if (fields.length > 0)
    await notifyOfDecision(tx, jobs, {
      listing,
      decision: { kind: "edited", status, fields },
    });
  return { ok: true, notices: saved.notices };
}

const termProblems: Record<TermProblem | "status", string> = {
  none: "This listing has no term that could be moved",
  malformed: "Enter a day, like 2027-03-31",
  past: "A listing on the market needs an end in the future",
  status: "Change either the status or the end of the term, not both at once",
};

const statusErrors: Record<OverrideRefusal | "no-reason", FieldErrors> = {
  "no-reason": { reason: "Say why you are changing the status. The owner will see it" },
  "owner-gone": {
    status: "The owner has deleted their account, so it cannot go back on the market",
  },
  "owner-inactive": {
    status:
      "The owner's account is deactivated. Reactivate it before the listing goes on the market",
  },
  "same-status": { status: "It has this status already" },
};

interface TermListing {
  id: string;
  status: ListingStatus;
  packageId: string | null;
  expiresAt: Date | null;
}

/** The term of a pending listing has not started, and sold listings and drafts have none. */
const hasTerm = ({ status, packageId, expiresAt }: TermListing): boolean =>
  packageId !== null && expiresAt !== null && (status === "active" || status === "expired");

const termEndOf = (listing: TermListing): string =>
  hasTerm(listing) ? formatDate(listing.expiresAt!.toISOString(), { format: "day" }) : "";

type TermProblem = "none" | "malformed" | "past";

interface TermMove extends ListingChange {
  input: { termEnds: string };
  now: Date;
}

async function moveTermEnd(
  tx: Db,
  listing: TermListing,
  edit: TermMove,
): Promise<TermProblem | null> {
  const { input, now } = edit;
  const before = termEndOf(listing);
  if (!before) return "none";
  const wanted = /^\d{4}-\d{2}-\d{2}$/.test(input.termEnds) ? Date.parse(input.termEnds) : NaN;
  if (Number.isNaN(wanted)) return "malformed";
  const days = Math.round((wanted - Date.parse(before)) / dayMs);
  const expiresAt = addDays(listing.expiresAt!, days);
  if (listing.status === "active" && expiresAt <= now) return "past";
  await tx.update(listings).set({ expiresAt, updatedAt: now }).where(eq(listings.id, listing.id));
  const details = { before: { termEnds: before }, after: { termEnds: input.termEnds } };
  await auditListing(tx, edit, "listing-term-moved", details);
  return null;
}
