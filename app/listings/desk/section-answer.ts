import type { FieldName, FieldSection } from "#app/listings/editing/listing-fields.ts";
import type { TextNotice } from "#app/listings/editing/prepare-text.ts";
import type { FieldErrors } from "#app/shared/form-errors.ts";

/** What a section's form is answered where no script sent it. */
export type SectionAnswer =
  | { ok: true; section: FieldSection; notices: TextNotice[] }
  | {
      ok: false;
      section: FieldSection;
      errors: FieldErrors;
      typed: Partial<Record<FieldName, string>>;
    };
