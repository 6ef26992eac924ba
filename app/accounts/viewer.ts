import type { UserType } from "#app/accounts/user.ts";

/** The signed-in person as pages see them. Nobody signed in is `null`, never an empty viewer. */
export interface Viewer {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  userType: UserType;
  /** The address of the small picture. */
  avatar: string | null;
}
