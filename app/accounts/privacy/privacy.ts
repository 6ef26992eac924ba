/** The person and administrators see everything; the other side of a conversation sees more than a stranger, except that a buyer knows an owner by the first name until the owner shares more. */
import type { PrivateUser } from "./private-user.server.ts";
import { type UserType, type VerificationStatus, verificationStatus } from "#app/accounts/user.ts";
import { placeName } from "#app/shared/places.ts";

/** A counterpart is the other person in an existing conversation. */
export type ProfileViewer = null | {
  id: string;
  userType: UserType;
  isCounterpart?: boolean;
  /** For a buyer who looks at an owner: whether the owner shares their contact details in this conversation. */
  isShared?: boolean;
};

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

const hasShared = (user: Pick<PrivateUser, "showContactInfo">, viewer: ProfileViewer): boolean =>
  viewer?.isShared === true && user.showContactInfo;

/** Verified brokers are public, in the directory. */
const isReserved = (user: PrivateUser, viewer: ProfileViewer): boolean =>
  viewer?.isShared !== undefined &&
  !hasShared(user, viewer) &&
  !(isVerifiedBroker(user) && user.showProfile) &&
  !seesAll(user, viewer);

const isVerifiedBroker = ({ userType, identityVerified }: PrivateUser): boolean =>
  userType === "broker" && identityVerified;

/** Everyone sees at least a first name. */
export function visibleProfile(user: PrivateUser, viewer: ProfileViewer): VisibleProfile {
  if (user.deletedAt) return onlyName(formerMember);
  const fullName = `${user.firstName} ${user.lastName}`.trim();
  if ((user.showProfile || seesAll(user, viewer)) && !isReserved(user, viewer))
    return {
      name: fullName,
      avatar: user.avatar,
      place: placeName(user),
      about: user.about,
      brokerage: user.brokerage,
      isBroker: isVerifiedBroker(user),
      verification: verificationStatus(user),
    };
  // The other side of a conversation always sees how far the person is verified.
  const verification = viewer?.isCounterpart ? verificationStatus(user) : null;
  return { ...onlyName(hasShared(user, viewer) ? fullName : user.firstName), verification };
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
  const shared =
    user.showContactInfo && viewer?.isCounterpart === true && !isReserved(user, viewer);
  return shared || seesAll(user, viewer) ? { email: user.email, phone: user.phone } : null;
}

export type VisibleContact = NonNullable<ReturnType<typeof visibleContact>>;

/** Existing conversations continue. */
export const acceptsMessages = (
  user: Pick<PrivateUser, "allowMessages" | "deactivatedAt" | "deletedAt">,
): boolean => user.allowMessages && !user.deactivatedAt && !user.deletedAt;
