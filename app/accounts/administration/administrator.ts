import type { AdminAreas } from "#app/accounts/administration/admin-areas.ts";
import type { UserType } from "#app/accounts/user.ts";

/** The administrator who makes a change. */
export interface Administrator {
  id: string;
  adminAreas: AdminAreas;
}

/**
 * Administrators who are limited to an area look after people, not after administrators: they neither change nor deactivate one,
 * nor make one.
 */
export const mayChangeUser = (
  { adminAreas }: Pick<Administrator, "adminAreas">,
  target: { userType: UserType },
): boolean => adminAreas === null || target.userType !== "admin";
