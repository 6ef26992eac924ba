import {
  type ActivationChange,
  type ActivationOutcome,
  deactivateUser,
  reactivateUser,
} from "#app/accounts/administration/deactivate-user.server.ts";
import { suspendMandates } from "#app/messages/mandates/leave-mandates.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import { revokeAllTokens } from "#app/programs/tokens/revoke-token.server.ts";
import { resumeListings, suspendListings } from "#app/selling/owned/suspend-listings.server.ts";

type Change = Omit<ActivationChange, "steps">;

/** With everything that the person has on the market. */
export const deactivatePerson = (db: Db, jobs: Jobs, change: Change): Promise<ActivationOutcome> =>
  deactivateUser(db, jobs, {
    ...change,
    steps: [
      suspendMandates(jobs),
      suspendListings(jobs),
      (tx, { userId }) => revokeAllTokens(tx, userId),
    ],
  });

export const reactivatePerson = (db: Db, jobs: Jobs, change: Change): Promise<ActivationOutcome> =>
  reactivateUser(db, jobs, { ...change, steps: [resumeListings] });
