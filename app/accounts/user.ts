/** A buyer by default, a seller from the first listing on, a broker or an administrator by decision of an administrator. */
export const userTypes = ["buyer", "seller", "broker", "admin"] as const;
export type UserType = (typeof userTypes)[number];

/** What the conversations are to a person: owners get leads, buyers exchange messages. */
export const inboxName = (userType: UserType): "Messages" | "Leads" =>
  userType === "buyer" ? "Messages" : "Leads";

/** Stored for the day when screens are translated; nobody chooses it yet. */
export const languages = ["en", "fr", "es"] as const;

export interface Verification {
  emailVerified: boolean;
  phoneVerified: boolean;
  identityVerified: boolean;
}

export type VerificationStatus = "Verified" | "Partially Verified" | "Not Verified";

export function verificationStatus(flags: Verification): VerificationStatus {
  if (flags.emailVerified && flags.phoneVerified && flags.identityVerified) return "Verified";
  // A verified identity alone is not enough: the person cannot be reached.
  return flags.emailVerified || flags.phoneVerified ? "Partially Verified" : "Not Verified";
}
