import {
  type ActivationChange,
  type ActivationOutcome,
  deactivateUser,
  reactivateUser,
} from "#app/accounts/administration/deactivate-user.server.ts";
import type { Services } from "#app/context.ts";
import { resumeListings, suspendListings } from "#app/selling/owned/suspend-listings.server.ts";

type Needed = Pick<Services, "db" | "jobs" | "env">;
export type Change = Omit<ActivationChange, "steps" | "appUrl">;

/** With everything that a deactivation means for other features. */
export const deactivatePerson = (
  { db, jobs, env }: Needed,
  change: Change,
): Promise<ActivationOutcome> =>
  deactivateUser(db, jobs, { ...change, steps: [suspendListings(jobs)], appUrl: env.APP_URL });

export const reactivatePerson = (
  { db, jobs, env }: Needed,
  change: Change,
): Promise<ActivationOutcome> =>
  reactivateUser(db, jobs, { ...change, steps: [resumeListings], appUrl: env.APP_URL });
