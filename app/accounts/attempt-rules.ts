import { networkPrefix } from "#app/shared/network-prefix.ts";

/** Everything that can be guessed, and how often it may be tried: per account, and per network address. */
export const attemptRules = {
  signInAccount: { max: 10, windowMinutes: 15 },
  /** In a browser where the person has signed in before: strangers who fail cannot shut the owner out. */
  signInDevice: { max: 10, windowMinutes: 15 },
  signInAddress: { max: 50, windowMinutes: 15 },
  signUpAddress: { max: 20, windowMinutes: 60 },
  secondStepAccount: { max: 5, windowMinutes: 10 },
  secondStepAddress: { max: 30, windowMinutes: 10 },
  resetAccount: { max: 3, windowMinutes: 60 },
  resetAddress: { max: 20, windowMinutes: 60 },
  passwordCheck: { max: 10, windowMinutes: 15 },
  confirmationMail: { max: 5, windowMinutes: 60 },
  phoneSend: { max: 5, windowMinutes: 60 },
  phoneSendAddress: { max: 20, windowMinutes: 60 },
  phoneCode: { max: 5, windowMinutes: 10 },
  /** Not guesses, but work: drawing a picture, reading out all that we keep. */
  avatar: { max: 30, windowMinutes: 60 },
  reportAddress: { max: 10, windowMinutes: 60 },
  download: { max: 10, windowMinutes: 60 },
} as const;

export type AttemptRule = keyof typeof attemptRules;

export const attemptKey = (rule: AttemptRule, subject: string): string =>
  `${rule}:${rule.endsWith("Address") ? networkPrefix(subject) : subject}`;
