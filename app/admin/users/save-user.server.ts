import { type EditUserOutcome, editUser } from "#app/accounts/administration/edit-user.server.ts";
import {
  readUserEdit,
  type TypedUser,
  userEditSchema,
} from "#app/accounts/administration/user-edit.schema.ts";
import type { Viewer } from "#app/accounts/viewer.ts";
import { describeConflict } from "#app/admin/edit-conflict/describe-conflict.server.ts";
import { applyChoices, type FieldConflict } from "#app/admin/edit-conflict/edit-conflict.ts";
import type { Services } from "#app/context.ts";
import { type EditedFields, versionOf } from "#app/shared/edit-version.ts";
import { type FieldErrors, fieldErrors } from "#app/shared/form-errors.ts";

interface SaveUser {
  userId: string;
  viewer: Viewer;
  form: FormData;
  version: EditedFields;
  requestId: string;
  now: Date;
}

export interface RefusedSave {
  ok: false;
  typed: TypedUser;
  errors: FieldErrors;
  conflicts: FieldConflict[];
  /** The next version of the form; null where it is unchanged. */
  version: string | null;
  message: string | null;
}

export type SaveResult =
  | { ok: true }
  | { ok: false; reason: "not-found" | "not-allowed" }
  | { ok: false; reason: "refused"; status: number; refusal: RefusedSave };

const words = {
  "email-taken": { email: "Another account uses this email address" },
  "last-administrator": {
    userType: "This is the last administrator without limits. Make someone else one first.",
  },
} satisfies Partial<Record<Exclude<EditUserOutcome, { ok: true }>["reason"], FieldErrors>>;

export async function saveUser(
  { db, jobs, env, log }: Pick<Services, "db" | "jobs" | "env" | "log">,
  { userId, viewer, form, version, requestId, now }: SaveUser,
): Promise<SaveResult> {
  const typed = readUserEdit(form);
  const refuse = (status: number, why: Partial<RefusedSave>): SaveResult => ({
    ok: false,
    reason: "refused",
    status,
    refusal: { ok: false, typed, errors: {}, conflicts: [], version: null, message: null, ...why },
  });
  const parsed = userEditSchema.safeParse(typed);
  if (!parsed.success) return refuse(422, { errors: fieldErrors(parsed.error.issues) });
  const input = applyChoices(form, parsed.data, version);
  const administrator = { id: viewer.id, adminAreas: viewer.adminAreas };
  const edit = { userId, administrator, input, version, appUrl: env.APP_URL, requestId, now };
  let outcome: EditUserOutcome;
  try {
    outcome = await editUser(db, jobs, edit);
  } catch (error) {
    // Keep the input in the form for another attempt.
    log.error({ requestId, err: error }, "user not updated");
    return refuse(500, { message: "The error was logged. Try again in a moment." });
  }
  if (outcome.ok) return { ok: true };
  switch (outcome.reason) {
    case "not-found":
    case "not-allowed":
      return { ok: false, reason: outcome.reason };
    case "email-taken":
    case "last-administrator":
      return refuse(422, { errors: words[outcome.reason] });
    case "changed-meanwhile": {
      const { current } = outcome;
      const conflicts = await describeConflict(db, {
        subjectType: "user",
        subjectId: userId,
        version,
        current: { ...current },
        mine: { ...input },
      });
      return refuse(409, { conflicts, version: versionOf(current) });
    }
  }
}
