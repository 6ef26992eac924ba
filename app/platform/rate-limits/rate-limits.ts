import { networkPrefix } from "#app/shared/network-prefix.ts";

/** Limits for everything that can be guessed, per account and per network address. */
export const rateLimits = {
  signInAccount: { max: 10, windowMinutes: 15 },
  /** For a browser in which the person has signed in before, so that failed attempts by strangers cannot lock the owner out. */
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
  /** Not guesses but expensive work: re-encoding a picture, exporting all data. */
  avatar: { max: 30, windowMinutes: 60 },
  identityRequest: { max: 5, windowMinutes: 24 * 60 },
  photo: { max: 300, windowMinutes: 60 },
  reportAddress: { max: 10, windowMinutes: 60 },
  contactAddress: { max: 5, windowMinutes: 60 },
  /** Emails to an address that anybody may have entered. */
  contactConfirmation: { max: 2, windowMinutes: 24 * 60 },
  alertAddress: { max: 20, windowMinutes: 60 },
  /** Emails that ask an address to confirm an alert. */
  alertConfirmation: { max: 5, windowMinutes: 24 * 60 },
  /** Each opens a session at the payment provider, which limits us as a whole. */
  checkout: { max: 30, windowMinutes: 60 },
  download: { max: 10, windowMinutes: 60 },
  documentUpload: { max: 60, windowMinutes: 60 },
  /** Each PDF is marked anew for its reader. */
  documentOpening: { max: 60, windowMinutes: 60 },
  /** Each request is an email to an owner. */
  documentRequest: { max: 20, windowMinutes: 24 * 60 },
  /** One text message for each thread or event, and not many for a person, who may get messages from many people. */
  smsNotification: { max: 1, windowMinutes: 60 },
  smsPerson: { max: 20, windowMinutes: 24 * 60 },
  reply: { max: 60, windowMinutes: 60 },
  /** Each may take seconds of a thread. More than replies, of which some fail. */
  emailReading: { max: 100, windowMinutes: 60 },
  messageFile: { max: 60, windowMinutes: 60 },
  messageFileOpening: { max: 300, windowMinutes: 60 },
  /** Each is an email to the administrators. */
  personReport: { max: 10, windowMinutes: 24 * 60 },
  /** Answers to emails that were refused, to addresses that anybody may have forged. */
  emailRefusal: { max: 1, windowMinutes: 24 * 60 },
  pushSubscription: { max: 30, windowMinutes: 60 },
} as const;

export type RateLimitName = keyof typeof rateLimits;

export const rateLimitKey = (rule: RateLimitName, subject: string): string =>
  `${rule}:${rule.endsWith("Address") ? networkPrefix(subject) : subject}`;
