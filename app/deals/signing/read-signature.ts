import { fieldErrors } from "#app/shared/form-errors.ts";
import type { FormRefusal } from "#app/ui/forms/form-fields.ts";
import { signatureSchema, type TypedSignature } from "./signature.schema.ts";

type Read = { ok: true; signature: TypedSignature } | { ok: false; refusal: FormRefusal };

export function readSignature(form: FormData): Read {
  const read = signatureSchema.safeParse(Object.fromEntries(form));
  if (!read.success)
    return {
      ok: false,
      refusal: refuseSignature(form, { errors: fieldErrors(read.error.issues) }),
    };
  const { typedName, bodyHash } = read.data;
  return { ok: true, signature: { typedName, bodyHash } };
}

export const refuseSignature = (
  form: FormData,
  { error = "", errors = {} }: Partial<Omit<FormRefusal, "typed">>,
): FormRefusal => ({
  error,
  errors,
  typed: Object.fromEntries([...form].map(([name, value]) => [name, String(value)])),
});

export const textChanged =
  "The text has changed since you opened this page. Please read it again, then sign.";
