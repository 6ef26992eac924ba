/**
 * What others learn about a person. Two settings decide it, together with who looks: the person themselves and the
 * administrators see everything; whoever is in a conversation with the person sees more than a passer-by.
 */
import { type UserType, type VerificationStatus, verificationStatus } from "#app/accounts/user.ts";
import { placeName } from "#app/shared/places.ts";

export interface PrivateUser {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  userType: UserType;
  avatar: string | null;
  about: string;
  brokerage: string | null;
  city: string;
  region: string | null;
  emailVerified: boolean;
  phoneVerified: boolean;
  identityVerified: boolean;
  showProfile: boolean;
  showContactInfo: boolean;
  allowMessages: boolean;
  deactivatedAt: Date | null;
  deletedAt: Date | null;
}

/** Who looks. A counterpart is the other person of a conversation that there already is. */
export type Onlooker = null | { id: string; userType: UserType; isCounterpart?: boolean };

export interface VisibleProfile {
  name: string;
  /** The key of the picture, for `avatarHref`. */
  avatar: string | null;
  place: string;
  about: string;
  brokerage: string | null;
  isBroker: boolean;
  verification: VerificationStatus | null;
}

export const formerMember = "Former member";

const seesAll = (user: Pick<PrivateUser, "id">, onlooker: Onlooker): boolean =>
  onlooker !== null && (onlooker.id === user.id || onlooker.userType === "admin");

/** The least that anybody sees is a first name: a thread or a listing belongs to somebody. */
export function visibleProfile(user: PrivateUser, onlooker: Onlooker): VisibleProfile {
  if (user.deletedAt) return onlyName(formerMember);
  if (user.showProfile || seesAll(user, onlooker))
    return {
      name: `${user.firstName} ${user.lastName}`.trim(),
      avatar: user.avatar,
      place: placeName(user),
      about: user.about,
      brokerage: user.brokerage,
      isBroker: user.userType === "broker" && user.identityVerified,
      verification: verificationStatus(user),
    };
  // Whoever writes with the person may know how far they are verified: that is for the other's safety.
  const verification = onlooker?.isCounterpart ? verificationStatus(user) : null;
  return { ...onlyName(user.firstName), verification };
}

const onlyName = (name: string): VisibleProfile => ({
  name,
  avatar: null,
  place: "",
  about: "",
  brokerage: null,
  isBroker: false,
  verification: null,
});

export interface VisibleContact {
  email: string;
  phone: string;
}

/** Address and number, for those who are in a conversation with the person, and only if the person shows them. */
export function visibleContact(user: PrivateUser, onlooker: Onlooker): VisibleContact | null {
  if (user.deletedAt) return null;
  const shared = user.showContactInfo && onlooker?.isCounterpart === true;
  return shared || seesAll(user, onlooker) ? { email: user.email, phone: user.phone } : null;
}

/** Whether a new conversation may begin; those that run go on. */
export const acceptsMessages = (
  user: Pick<PrivateUser, "allowMessages" | "deactivatedAt" | "deletedAt">,
): boolean => user.allowMessages && !user.deactivatedAt && !user.deletedAt;
