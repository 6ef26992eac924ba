import type { AccountRequest } from "#app/accounts/account-request.server.ts";
import { sendConfirmation } from "#app/accounts/email-confirmation/send-confirmation.server.ts";
import { newPasswordSchema } from "#app/accounts/passwords/new-password.schema.ts";
import { requestEmailChange } from "#app/accounts/security/change-email.server.ts";
import { changePassword } from "#app/accounts/security/change-password.server.ts";
import { confirmPhone, sendPhoneCode } from "#app/accounts/security/phone-code.server.ts";
import {
  successMessages,
  errorMessages,
  type SecurityResult,
  type SecuritySection,
} from "#app/accounts/security/security-messages.ts";
import {
  changeEmailSchema,
  changePasswordSchema,
  phoneCodeSchema,
} from "#app/accounts/security/security.schema.ts";
import { endOtherSessions, endSession } from "#app/accounts/sessions/sessions.server.ts";
import type { Viewer } from "#app/accounts/viewer.ts";
import { type FieldErrors, fieldErrors } from "#app/shared/form-errors.ts";

type Fields = Record<string, FormDataEntryValue>;
type Handler = (request: AccountRequest, viewer: Viewer, form: Fields) => Promise<SecurityResult>;
type Problem = keyof typeof errorMessages;

const done = (section: SecuritySection, what: keyof typeof successMessages): SecurityResult => ({
  section,
  done: successMessages[what],
  errors: {},
  problem: null,
});
const wrong = (section: SecuritySection, errors: FieldErrors): SecurityResult => ({
  section,
  done: null,
  errors,
  problem: null,
});
/** Shown at its field, if there is one. */
function refused(
  section: SecuritySection,
  reason: Problem,
  fields: Partial<Record<Problem, string>> = {},
): SecurityResult {
  const field = fields[reason];
  return field
    ? wrong(section, { [field]: errorMessages[reason] })
    : { ...wrong(section, {}), problem: errorMessages[reason] };
}

export const securityHandlers: Record<string, Handler> = {
  async "change-password"(request, viewer, form) {
    const current = changePasswordSchema.safeParse(form);
    const next = newPasswordSchema.safeParse(form);
    if (!current.success || !next.success)
      return wrong("password", {
        ...fieldErrors(current.error?.issues ?? []),
        ...fieldErrors(next.error?.issues ?? []),
      });
    const outcome = await changePassword(request, viewer, { ...current.data, ...next.data });
    if (outcome.ok) return done("password", "password");
    return refused("password", outcome.reason, {
      "wrong-password": "currentPassword",
      "weak-password": "newPassword",
    });
  },

  async "change-email"(request, viewer, form) {
    const input = changeEmailSchema.safeParse(form);
    const typed = { newEmail: String(form.newEmail ?? "") };
    if (!input.success) return { ...wrong("email", fieldErrors(input.error.issues)), ...typed };
    const outcome = await requestEmailChange(request, viewer, input.data);
    if (outcome.ok) return done("email", "email");
    const fields = { "wrong-password": "password", "same-address": "newEmail" };
    return { ...refused("email", outcome.reason, fields), ...typed };
  },

  async "send-confirmation"(request, viewer) {
    const outcome = await sendConfirmation(request, viewer.id);
    return outcome.ok ? done("email", "confirmation") : refused("email", outcome.reason);
  },

  async "send-code"(request, viewer) {
    const outcome = await sendPhoneCode(request, viewer.id);
    return outcome.ok ? done("phone", "code") : refused("phone", outcome.reason);
  },

  async "confirm-phone"(request, viewer, form) {
    const input = phoneCodeSchema.safeParse(form);
    if (!input.success) return wrong("phone", fieldErrors(input.error.issues));
    const outcome = await confirmPhone(request, viewer.id, input.data.code);
    if (outcome.ok) return done("phone", "phone");
    return refused("phone", outcome.reason, { "wrong-code": "code" });
  },

  async "end-session"(request, viewer, form) {
    const ended = await endSession(request, viewer.id, String(form.session ?? ""));
    return ended ? done("sessions", "session") : refused("sessions", "no-session");
  },

  async "end-other-sessions"(request, viewer) {
    await endOtherSessions(request, viewer.id);
    return done("sessions", "others");
  },
};
