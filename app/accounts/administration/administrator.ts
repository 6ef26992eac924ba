import type { AdminAreas } from "#app/accounts/administration/admin-areas.ts";
import type { UserType } from "#app/accounts/user.ts";

export interface Administrator {
  id: string;
  adminAreas: AdminAreas;
}

/** Limited administrators look after people: they neither change, deactivate nor create an administrator. */
export const mayChangeUser = (
  { adminAreas }: Pick<Administrator, "adminAreas">,
  target: { userType: UserType },
): boolean => adminAreas === null || target.userType !== "admin";
