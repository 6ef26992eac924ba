/** At most one pending application per person; a rejected person can apply again. */
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

export function refuseToApply(
  userType: UserType,
  latest: Pick<BrokerApplication, "state"> | null,
): ApplyRefusal | null {
  if (userType === "broker") return "already-broker";
  // Becoming a broker would remove their administrator role.
  if (userType === "admin") return "administrator";
  return latest?.state === "pending" ? "already-pending" : null;
}
