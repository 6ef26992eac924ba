/**
 * An administrator sees the site as a member sees it, to help them: read-only, for half an hour at most, with a bar on every page,
 * and logged. Administrators cannot be impersonated: that would be a way to another administrator's permissions.
 */
import { canOpenAdminPath } from "#app/accounts/administration/admin-areas.ts";
import type { Administrator } from "#app/accounts/administration/administrator.ts";
import type { UserType } from "#app/accounts/user.ts";
import type { Viewer } from "#app/accounts/viewer.ts";

export const impersonationMinutes = 30;

export interface Impersonation {
  /** Whose pages are shown. */
  person: Viewer;
  administrator: Viewer;
}

/** Why a request was refused; the error screen has the words. */
export type ImpersonationRefusal = "change" | "secret";

/** Where an administrator starts. Impersonation requires access to this page. */
export const impersonationPath = (userId: string): string => `/admin/view-as/${userId}`;

export const canImpersonate = (
  administrator: Pick<Administrator, "adminAreas"> & { userType: UserType },
  person: { userType: UserType },
): boolean =>
  administrator.userType === "admin" &&
  canOpenAdminPath(administrator.adminAreas, impersonationPath("x")) &&
  person.userType !== "admin";
