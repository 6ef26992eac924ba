/** The signed-in person as pages see them. Nobody signed in is `null`, never an empty viewer. */
export interface Viewer {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  userType: UserType;
  avatar: string | null;
}

export const userTypes = ["buyer", "seller", "broker", "admin"] as const;
export type UserType = (typeof userTypes)[number];
