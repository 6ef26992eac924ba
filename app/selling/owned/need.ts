/** What a listing waits for: each is counted above the owner's list, and filters it. */

export const needs = [
  "replies",
  "access",
  "changes",
  "confirm",
  "ending",
  "mandates",
  "photos",
  "drafts",
] as const;
export type Need = (typeof needs)[number];

export type NeedCounts = Record<Need, number>;

export const noNeeds: NeedCounts = {
  replies: 0,
  access: 0,
  changes: 0,
  confirm: 0,
  ending: 0,
  mandates: 0,
  photos: 0,
  drafts: 0,
};

export const needLabels: Record<Need, string> = {
  replies: "Buyers wait for a reply",
  access: "Buyers ask for access",
  changes: "Not approved",
  confirm: "Confirm still for sale",
  ending: "Advertising ends",
  mandates: "Mandate ends",
  photos: "No photos",
  drafts: "Drafts to finish",
};

/** Terms and mandates are about to end. */
export const endingDays = 14;
/** Older questions no longer wait for anybody. */
export const waitingDays = 90;
