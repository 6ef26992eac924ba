import { useState } from "react";
import { identityDocumentKinds, identityDocumentLabels } from "./identity-verification.ts";
import type { FieldErrors } from "#app/shared/form-errors.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { Field, splitField } from "#app/ui/forms/field.tsx";
import { RadioGroup } from "#app/ui/forms/radio-group.tsx";
import { TextField } from "#app/ui/forms/text-field.tsx";

export interface IdentityFormRefusal {
  errors: FieldErrors;
  /** Null if the form was too large to read. */
  typed: { legalName: string; documentKind: string } | null;
}

interface IdentityFormProps {
  name: string;
  refusal: IdentityFormRefusal | null;
}

/** A plain form: a script could not follow the redirect after a file that is too large. */
export function IdentityForm({ name, refusal }: IdentityFormProps) {
  const [isSending, setSending] = useState(false);
  const errors = refusal?.errors ?? {};
  const picture = splitField({
    label: "Picture of the document",
    name: "picture",
    hint: "The side with your photo and name, with all four corners. JPEG, PNG or WebP, up to 10 MB. You may cover the document number.",
    error: errors.picture,
  });
  return (
    <form
      method="post"
      action="/account/identity"
      encType="multipart/form-data"
      noValidate
      onSubmit={() => setSending(true)}
      className="flex flex-col gap-6"
    >
      <p className="max-w-[60ch] text-ink-2">
        An administrator compares your document with your account. Nobody else sees the picture, and
        we delete it as soon as we have decided.
      </p>
      <ErrorSummary errors={refusal?.errors} />
      <TextField
        label="Legal name"
        name="legalName"
        autoComplete="name"
        hint="As shown on the document."
        defaultValue={refusal?.typed?.legalName ?? name}
        error={errors.legalName}
      />
      <RadioGroup
        label="Kind of document"
        name="documentKind"
        choices={identityDocumentKinds.map((value) => ({
          value,
          label: identityDocumentLabels[value],
        }))}
        defaultValue={refusal?.typed?.documentKind}
        error={errors.documentKind ?? null}
      />
      <Field {...picture.field}>
        <input
          {...picture.input}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/heic,image/heif"
          className="file-input"
        />
      </Field>
      <div>
        <Button size="lg" pending={isSending}>
          Send for verification
        </Button>
      </div>
    </form>
  );
}
