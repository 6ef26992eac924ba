/** Read-only, for half an hour at most, and logged. Administrators cannot be impersonated: it would give away their permissions. */
import { type Administrator, canOpenAdminPath } from "#app/accounts/administration/admin-areas.ts";
import type { UserType } from "#app/accounts/user.ts";
import type { Viewer } from "#app/accounts/viewer.ts";

export const impersonationMinutes = 30;

export interface Impersonation {
  person: Viewer;
  administrator: Viewer;
}

export type ImpersonationRefusal = "change" | "secret";

/** Impersonation requires access to this page. */
export const impersonationPath = (userId: string): string => `/admin/view-as/${userId}`;

export const canImpersonate = (
  administrator: Pick<Administrator, "adminAreas"> & { userType: UserType },
  person: { userType: UserType },
): boolean =>
  administrator.userType === "admin" &&
  canOpenAdminPath(administrator.adminAreas, impersonationPath("x")) &&
  person.userType !== "admin";
