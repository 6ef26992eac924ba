const userIntents = [
  "deactivate",
  "reactivate",
  "sign-out",
  "send-reset",
  "reset-two-step",
  "resend-confirmation",
  "message",
  "note",
] as const;
export type UserIntent = (typeof userIntents)[number];

export const isUserIntent = (text: string): text is UserIntent =>
  userIntents.some((intent) => intent === text);

export const maxUserReason = 500;

export const userIntentMessages: Record<UserIntent, string> = {
  deactivate: "User deactivated. Their sessions have ended and their listings are off the market.",
  reactivate: "User reactivated. They can sign in again.",
  "sign-out": "User signed out on all devices.",
  "send-reset": "We emailed a link to choose a new password.",
  "reset-two-step": "Two-step sign-in is off. The person is told by email.",
  "resend-confirmation": "We emailed the link to confirm the address again.",
  message: "Your message was sent by email.",
  note: "Note saved.",
};

export const userRefusals = {
  "not-found": "Someone else has just changed this user. Check their state below.",
  oneself: "You can't do this to your own account.",
  deactivated: "The account is deactivated. Reactivate it first.",
  "already-confirmed": "The email address is confirmed already.",
  "no-two-step": "Two-step sign-in is off already.",
  "too-many": "We have sent several of these emails within the hour. Try again later.",
  "not-allowed": "Only an administrator without limits can change an administrator.",
  "last-administrator":
    "This is the last administrator without limits. Make someone else one first.",
} as const;

export type UserActionResult = { ok: true } | { ok: false; field: string; message: string };
