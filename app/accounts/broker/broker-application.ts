/** At most one pending application per person; a rejected person can apply again. */
import type { UserType } from "#app/accounts/user.ts";

export const applicationStates = ["pending", "approved", "rejected"] as const;

export type ApplyRefusal = "already-broker" | "already-pending" | "administrator";

export function refuseToApply(
  userType: UserType,
  latest: { state: (typeof applicationStates)[number] } | null,
): ApplyRefusal | null {
  if (userType === "broker") return "already-broker";
  // Becoming a broker would remove their administrator role.
  if (userType === "admin") return "administrator";
  return latest?.state === "pending" ? "already-pending" : null;
}
