import type { SectionName } from "./sections.ts";
import type { FieldName } from "#app/selling/editing/listing-fields.ts";
import type { TextNotice } from "#app/selling/editing/prepare-text.ts";
import type { FieldErrors } from "#app/shared/form-errors.ts";

/** What a section's form is answered where no script sent it. */
export type SectionAnswer =
  | { ok: true; section: SectionName; notices: TextNotice[] }
  | {
      ok: false;
      section: SectionName;
      errors: FieldErrors;
      typed: Partial<Record<FieldName, string>>;
    };
