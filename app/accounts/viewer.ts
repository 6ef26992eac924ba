import type { AdminAreas } from "#app/accounts/administration/admin-areas.ts";
import type { UserType } from "./user.ts";

export interface Viewer {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  emailVerified: boolean;
  userType: UserType;
  adminAreas: AdminAreas;
  /** The URL of the small picture. */
  avatar: string | null;
  termsVersion: string | null;
}
