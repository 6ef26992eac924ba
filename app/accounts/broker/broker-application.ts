/**
 * A person asks to be listed as a broker and names the licence; an administrator looks it up and decides. One request
 * waits at a time, and a refusal says why, so that the person can ask again.
 */
import type { UserType } from "#app/accounts/user.ts";

export const applicationStates = ["pending", "approved", "rejected"] as const;
export type ApplicationState = (typeof applicationStates)[number];

export interface BrokerApplication {
  id: string;
  licenseNumber: string;
  region: string;
  brokerage: string;
  state: ApplicationState;
  reason: string | null;
  createdAt: Date;
  decidedAt: Date | null;
}

export type ApplyRefusal = "already-broker" | "already-pending" | "administrator";

/** Null: go ahead. */
export function refuseToApply(
  userType: UserType,
  latest: Pick<BrokerApplication, "state"> | null,
): ApplyRefusal | null {
  if (userType === "broker") return "already-broker";
  // Becoming a broker would take away what they are.
  if (userType === "admin") return "administrator";
  return latest?.state === "pending" ? "already-pending" : null;
}
