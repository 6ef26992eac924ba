import { data } from "react-router";
import { editUser } from "#app/accounts/administration/edit-user.server.ts";
import {
  readUserEdit,
  type TypedUser,
  userEditSchema,
} from "#app/accounts/administration/user-edit.schema.ts";
import type { Viewer } from "#app/accounts/viewer.ts";
import { applyChoices } from "#app/admin/edit-conflict/edit-conflict.ts";
import { saveEdit } from "#app/admin/edit-conflict/save-edit.server.ts";
import type { Services } from "#app/context.ts";
import { readVersion } from "#app/shared/edit-version.ts";
import { fieldErrors } from "#app/shared/form-errors.ts";

interface SaveUser {
  userId: string;
  viewer: Viewer;
  form: FormData;
  requestId: string;
  now: Date;
}

const refusals = {
  "email-taken": { email: "Another account uses this email address" },
  "last-administrator": {
    userType: "This is the last administrator without limits. Make someone else one first.",
  },
};

export async function saveUser(
  services: Pick<Services, "db" | "jobs" | "env" | "log">,
  { userId, viewer, form, requestId, now }: SaveUser,
) {
  const { db, jobs, env } = services;
  const version = readVersion(form.get("version"));
  if (!version) throw data(null, { status: 400 });
  const typed = readUserEdit(form);
  const parsed = userEditSchema.safeParse(typed);
  const input = parsed.success ? applyChoices(form, parsed.data, version) : null;
  const subject = { subjectType: "user" as const, subjectId: userId };
  const edit = { ...subject, version, mine: { ...input }, typed, chosen: typed, requestId };
  return saveEdit<TypedUser, object>(services, edit, async () => {
    if (!input) return { ok: false, reason: "invalid", errors: fieldErrors(parsed.error!.issues) };
    const outcome = await editUser(db, jobs, {
      userId,
      administrator: { id: viewer.id, adminAreas: viewer.adminAreas },
      input,
      version,
      appUrl: env.APP_URL,
      requestId,
      now,
    });
    if (outcome.ok) return outcome;
    switch (outcome.reason) {
      case "email-taken":
      case "last-administrator":
        return { ok: false, reason: "invalid", errors: refusals[outcome.reason] };
      case "changed-meanwhile":
        return { ok: false, reason: "conflict", current: { ...outcome.current } };
      default:
        return { ok: false, reason: outcome.reason };
    }
  });
}
