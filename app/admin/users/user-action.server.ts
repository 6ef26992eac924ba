import { signOutUser } from "#app/accounts/administration/sign-out-user.server.ts";
import type { Viewer } from "#app/accounts/viewer.ts";
import {
  isUserIntent,
  maxUserReason,
  type UserActionResult,
  type UserIntent,
  userIntentMessages,
  userRefusals,
} from "#app/admin/users/user-intent.ts";
import type { Services } from "#app/context.ts";
import { plainText } from "#app/shared/plain-text.ts";
import {
  type ActivationChange,
  type ActivationOutcome,
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
  const outcome = await run(intent);
  return outcome.ok
    ? { ok: true, message: userIntentMessages[intent] }
    : { ok: false, field: "main", message: userRefusals[outcome.reason] };

  function run(which: UserIntent) {
    const administrator = { id: viewer.id, adminAreas: viewer.adminAreas };
    if (which === "sign-out") return signOutUser(services.db, { userId, administrator, requestId });
    const change = { userId, administrator, reason, requestId, now };
    return which === "deactivate"
      ? deactivatePerson(services, change)
      : reactivatePerson(services, change);
  }
}

type Needed = Pick<Services, "db" | "jobs" | "env">;
type Change = Omit<ActivationChange, "steps" | "appUrl">;

const deactivatePerson = ({ db, jobs, env }: Needed, change: Change): Promise<ActivationOutcome> =>
  deactivateUser(db, jobs, { ...change, steps: [suspendListings(jobs)], appUrl: env.APP_URL });

const reactivatePerson = ({ db, jobs, env }: Needed, change: Change): Promise<ActivationOutcome> =>
  reactivateUser(db, jobs, { ...change, steps: [resumeListings], appUrl: env.APP_URL });
