import type { ListingStep } from "#app/admin/listings/edit/listing-step.ts";
import type { FieldConflict } from "#app/admin/edit-conflict/edit-conflict.ts";
import type { TextNotice } from "#app/selling/editing/prepare-text.ts";
import type { EditableListing } from "#app/selling/administration/edit-listing.server.ts";
import type { EditedFields } from "#app/shared/edit-version.ts";
import type { FieldErrors } from "#app/shared/form-errors.ts";

export type ListingEditResult =
  | { kind: "saved"; notices: TextNotice[] }
  | ({ kind: "invalid"; errors: FieldErrors } & Unsaved)
  | ({ kind: "conflict"; conflicts: FieldConflict[] } & Unsaved)
  | ({ kind: "failed" } & Partial<Unsaved>)
  | { kind: "step-refused"; step: ListingStep; message: string; reason: string };

interface Unsaved {
  typed: TypedListing;
  version: EditedFields;
}

export type TypedListing = EditableListing & { reason: string };

export const stepMessages: Record<ListingStep, string> = {
  approve: "The listing is approved, and the owner is told.",
  reject: "The listing is rejected, and the owner is told why.",
  keep: "The listing stays on the market.",
  "take-down": "The listing is off the market, and the owner is told why.",
  restore: "The listing is back on the market, and the owner is told.",
};
