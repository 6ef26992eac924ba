/** The person and administrators see everything; the other side of a conversation sees more than a stranger. */
import type { PrivateUser } from "./private-user.server.ts";
import { type UserType, type VerificationStatus, verificationStatus } from "#app/accounts/user.ts";
import { placeName } from "#app/shared/places.ts";

/** A counterpart is the other person in an existing conversation. */
export type ProfileViewer = null | { id: string; userType: UserType; isCounterpart?: boolean };

export interface VisibleProfile {
  name: string;
  avatar: string | null;
  place: string;
  about: string;
  brokerage: string | null;
  isBroker: boolean;
  verification: VerificationStatus | null;
}

export const formerMember = "Former member";

const seesAll = (user: Pick<PrivateUser, "id">, viewer: ProfileViewer): boolean =>
  viewer !== null && (viewer.id === user.id || viewer.userType === "admin");

/** Everyone sees at least a first name. */
export function visibleProfile(user: PrivateUser, viewer: ProfileViewer): VisibleProfile {
  if (user.deletedAt) return onlyName(formerMember);
  if (user.showProfile || seesAll(user, viewer))
    return {
      name: `${user.firstName} ${user.lastName}`.trim(),
      avatar: user.avatar,
      place: placeName(user),
      about: user.about,
      brokerage: user.brokerage,
      isBroker: user.userType === "broker" && user.identityVerified,
      verification: verificationStatus(user),
    };
  // The other side of a conversation always sees how far the person is verified.
  const verification = viewer?.isCounterpart ? verificationStatus(user) : null;
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

export function visibleContact(user: PrivateUser, viewer: ProfileViewer) {
  if (user.deletedAt) return null;
  const shared = user.showContactInfo && viewer?.isCounterpart === true;
  return shared || seesAll(user, viewer) ? { email: user.email, phone: user.phone } : null;
}

export type VisibleContact = NonNullable<ReturnType<typeof visibleContact>>;

/** Existing conversations continue. */
export const acceptsMessages = (
  user: Pick<PrivateUser, "allowMessages" | "deactivatedAt" | "deletedAt">,
): boolean => user.allowMessages && !user.deactivatedAt && !user.deletedAt;
