import { formText } from "#app/shared/form-text.ts";
import type { FieldErrors } from "#app/shared/form-errors.ts";
import { writtenText } from "#app/ui/forms/written-text.ts";

export const maxQueueReason = 1000;
export const maxAnswer = 5000;

const reason = writtenText(maxQueueReason, "Enter the reason. The person will see it");
const answer = writtenText(maxAnswer, "Write the answer");

type Written = { ok: true; text: string } | { ok: false; reason: "invalid"; errors: FieldErrors };

/** The reason, else the chosen template: without JavaScript, choosing one fills in nothing. */
export const readReason = (form: FormData): Written =>
  read("reason", formText(form, "reason").trim() || formText(form, "template"), reason);

export const readAnswer = (form: FormData): Written =>
  read("answer", formText(form, "answer"), answer);

function read(field: string, text: string, schema: typeof reason): Written {
  const parsed = schema.safeParse(text);
  return parsed.success
    ? { ok: true, text: parsed.data }
    : { ok: false, reason: "invalid", errors: { [field]: parsed.error.issues[0]!.message } };
}
