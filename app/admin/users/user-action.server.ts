import { signOutUser } from "#app/accounts/administration/sign-out-user.server.ts";
import type { Viewer } from "#app/accounts/viewer.ts";
import {
  isUserIntent,
  maxUserReason,
  type UserActionResult,
  userRefusals,
} from "#app/admin/users/user-intent.ts";
import type { Services } from "#app/context.ts";
import { plainText } from "#app/shared/plain-text.ts";
import {
  deactivateUser,
  reactivateUser,
} from "#app/accounts/administration/deactivate-user.server.ts";
import { resumeListings, suspendListings } from "#app/selling/owned/suspend-listings.server.ts";

interface UserAction {
  userId: string;
  viewer: Viewer;
  form: FormData;
  requestId: string;
  now: Date;
}

export async function runUserAction(
  services: Pick<Services, "db" | "jobs" | "env">,
  { userId, viewer, form, requestId, now }: UserAction,
): Promise<UserActionResult | null> {
  const intent = form.get("intent");
  if (typeof intent !== "string" || !isUserIntent(intent)) return null;
  const given = form.get("reason");
  const reason = plainText(typeof given === "string" ? given : "").slice(0, maxUserReason);
  if (intent === "deactivate" && reason === "")
    return { ok: false, field: "reason", message: "Say why you deactivate this user" };
  const { db, jobs, env } = services;
  const administrator = { id: viewer.id, adminAreas: viewer.adminAreas };
  const change = { userId, administrator, reason, requestId, now, appUrl: env.APP_URL };
  const commands = {
    "sign-out": () => signOutUser(db, { userId, administrator, requestId }),
    deactivate: () => deactivateUser(db, jobs, { ...change, steps: [suspendListings(jobs)] }),
    reactivate: () => reactivateUser(db, jobs, { ...change, steps: [resumeListings] }),
  };
  const outcome = await commands[intent]();
  return outcome.ok
    ? { ok: true }
    : { ok: false, field: "main", message: userRefusals[outcome.reason] };
}
