/**
 * A person proves who they are with an official document; an administrator compares it with the account and decides. There is at
 * most one open request per person. The file is deleted when it is decided, because nobody needs it any longer.
 */
export const identityDocumentKinds = ["passport", "drivers-licence", "national-id"] as const;
export type IdentityDocumentKind = (typeof identityDocumentKinds)[number];

export const identityStates = ["pending", "approved", "rejected"] as const;
export type IdentityState = (typeof identityStates)[number];
