import type { AdminAreas } from "#app/accounts/administration/admin-areas.ts";
import type { UserType } from "#app/accounts/user.ts";

/** The signed-in person as pages see them. Without a session it is `null`. */
export interface Viewer {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  userType: UserType;
  /** The areas to which an administrator is limited; null for no limits, and for everybody else. */
  adminAreas: AdminAreas;
  /** The URL of the small picture. */
  avatar: string | null;
  /** The version of the terms that the person accepted last. */
  termsVersion: string | null;
}
