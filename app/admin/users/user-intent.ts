const userIntents = ["deactivate", "reactivate", "sign-out"] as const;
export type UserIntent = (typeof userIntents)[number];

export const isUserIntent = (text: string): text is UserIntent =>
  userIntents.some((intent) => intent === text);

export const maxUserReason = 500;

export const userIntentMessages: Record<UserIntent, string> = {
  deactivate: "User deactivated. Their sessions have ended and their listings are off the market.",
  reactivate: "User reactivated. They can sign in again.",
  "sign-out": "User signed out on all devices.",
};

export const userRefusals = {
  "not-found": "Someone else has just changed this user. Check their state below.",
  oneself: "You can't deactivate your own account.",
  "not-allowed": "Only an administrator without limits can change an administrator.",
  "last-administrator":
    "This is the last administrator without limits. Make someone else one first.",
} as const;

export type UserActionResult = { ok: true } | { ok: false; field: string; message: string };
