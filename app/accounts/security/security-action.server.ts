import { weakPasswordText } from "#app/accounts/passwords/weak-password.ts";
import type { AccountRequest } from "#app/accounts/account-request.server.ts";
import { newPasswordSchema } from "#app/accounts/person.schema.ts";
import { sendConfirmation } from "#app/accounts/email-confirmation/send-confirmation.server.ts";
import { changePassword, requestEmailChange } from "./change-credentials.server.ts";
import { confirmPhone, sendPhoneCode } from "./phone-code.server.ts";
import { endOtherSessions, endSession } from "#app/accounts/sessions/sessions.server.ts";
import type { Viewer } from "#app/accounts/viewer.ts";
import { type FieldErrors, fieldErrors } from "#app/shared/form-errors.ts";
import { changeEmailSchema, changePasswordSchema, phoneCodeSchema } from "./security.schema.ts";

export type SecuritySection = "password" | "email" | "phone" | "sessions";

export interface SecurityResult {
  section: SecuritySection;
  done: string | null;
  errors: FieldErrors;
  problem: string | null;
  newEmail?: string;
}

export const errorMessages = {
  "wrong-password": "That isn't your current password",
  "too-many-attempts": "Too many attempts. Please wait a few minutes and try again.",
  "weak-password": weakPasswordText,
  "same-address": "This is already your email address",
  "already-confirmed": "This is already confirmed.",
  "no-number": "Add a phone number to your profile first.",
  "wrong-code": "That code is incorrect or has expired",
  "no-session": "This device is already signed out.",
} as const;

type Fields = Record<string, FormDataEntryValue>;
type Handler = (request: AccountRequest, viewer: Viewer, form: Fields) => Promise<SecurityResult>;
type Problem = keyof typeof errorMessages;

const done = (section: SecuritySection, message: string): SecurityResult => ({
  section,
  done: message,
  errors: {},
  problem: null,
});
const wrong = (section: SecuritySection, errors: FieldErrors): SecurityResult => ({
  section,
  done: null,
  errors,
  problem: null,
});
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
    if (outcome.ok)
      return done(
        "password",
        "Your password was changed. You were signed out on all other devices.",
      );
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
    if (outcome.ok)
      return done(
        "email",
        "We emailed a link to the new address. The change takes effect once you open it.",
      );
    const fields = { "wrong-password": "password", "same-address": "newEmail" };
    return { ...refused("email", outcome.reason, fields), ...typed };
  },

  async "send-confirmation"(request, viewer) {
    const outcome = await sendConfirmation(request, viewer.id);
    return outcome.ok
      ? done("email", "We emailed you a new link.")
      : refused("email", outcome.reason);
  },

  async "send-code"(request, viewer) {
    const outcome = await sendPhoneCode(request, viewer.id);
    return outcome.ok
      ? done("phone", "We texted you a six-digit code.")
      : refused("phone", outcome.reason);
  },

  async "confirm-phone"(request, viewer, form) {
    const input = phoneCodeSchema.safeParse(form);
    if (!input.success) return wrong("phone", fieldErrors(input.error.issues));
    const outcome = await confirmPhone(request, viewer.id, input.data.code);
    if (outcome.ok) return done("phone", "Your phone number is confirmed.");
    return refused("phone", outcome.reason, { "wrong-code": "code" });
  },

  async "end-session"(request, viewer, form) {
    const ended = await endSession(request, viewer.id, String(form.session ?? ""));
    return ended
      ? done("sessions", "The device was signed out.")
      : refused("sessions", "no-session");
  },

  async "end-other-sessions"(request, viewer) {
    await endOtherSessions(request, viewer.id);
    return done("sessions", "You were signed out on all other devices.");
  },
};
