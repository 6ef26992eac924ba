import type { EmailContent } from "#app/platform/mail/render-email.ts";
import { brand } from "#app/shared/brand.ts";

// Emails about sign-in and security. Each says what happened and when, and offers one action.

export interface SecurityEvent {
  /** Formatted: "November 15, 2026 at 3:04 p.m.". */
  when: string;
  device: string;
  ip: string;
}

const reason = `You received this email because it concerns the security of your ${brand.name} account. Security emails cannot be turned off.`;
const notYou = (appUrl: string) => ({
  label: "This was not me",
  url: `${appUrl}/forgot-password`,
});
const describeEvent = ({ when, device, ip }: SecurityEvent) =>
  `When: ${when}\nDevice: ${device}\nNetwork address: ${ip}`;

export const confirmAddressEmail = (
  appUrl: string,
  token: string,
  firstName: string,
): EmailContent => ({
  subject: "Confirm your email address",
  heading: `Welcome to ${brand.name}, ${firstName}`,
  paragraphs: [
    "Please confirm that this address is yours, so that owners and buyers can rely on hearing from you.",
    "The link works for 7 days. If you did not sign up, ignore this email and the address will stay unconfirmed.",
  ],
  action: { label: "Confirm my email address", url: `${appUrl}/confirm-email?token=${token}` },
  reason: `You received this email because somebody signed up at ${brand.name} with this address.`,
});

export const confirmNewAddressEmail = (
  appUrl: string,
  token: string,
  firstName: string,
): EmailContent => ({
  subject: "Confirm your new email address",
  heading: `Is this your new address, ${firstName}?`,
  paragraphs: [
    "You asked to use this address for your account. It takes effect once you confirm it; until then everything stays as it is.",
    "The link works for 24 hours.",
  ],
  action: { label: "Confirm the new address", url: `${appUrl}/confirm-email?token=${token}` },
  reason: `You received this email because somebody entered this address on the security page of ${brand.name}.`,
});

/** To the owner of an address that somebody else entered as theirs. The person who entered it does not learn that it has an account. */
export const addressTakenEmail = (appUrl: string): EmailContent => ({
  subject: "Your address was entered for another account",
  heading: "This address has an account already",
  paragraphs: [
    "Somebody who is signed in with another account wanted to use this address. As it belongs to your account, nothing was changed.",
    "If it was you, sign in with this address instead, or close this account first.",
  ],
  action: { label: "Sign in", url: `${appUrl}/signin` },
  reason,
});

export const addressChangeRequestedEmail = (
  appUrl: string,
  newEmail: string,
  at: SecurityEvent,
): EmailContent => ({
  subject: "A new email address was asked for",
  heading: "Somebody wants to change the address of your account",
  paragraphs: [
    `The new address would be ${newEmail}. It takes effect once it is confirmed from there.`,
    describeEvent(at),
    "If it was you, there is nothing to do here.",
  ],
  action: notYou(appUrl),
  reason,
});

export const addressChangedEmail = (
  appUrl: string,
  newEmail: string,
  when: string,
): EmailContent => ({
  subject: "Your email address was changed",
  heading: "Your account has a new email address",
  paragraphs: [
    `Since ${when} the email address of your account is ${newEmail}. You sign in with it, and our emails go there.`,
    "If you did not do this, write to us at once.",
  ],
  action: { label: "Contact us", url: `${appUrl}/contact` },
  reason,
});

export const resetPasswordEmail = (appUrl: string, token: string): EmailContent => ({
  subject: "Reset your password",
  heading: "Choose a new password",
  paragraphs: [
    "Somebody asked to reset the password of your account. The link works once, within an hour.",
    "If it was not you, ignore this email: your password stays as it is.",
  ],
  action: { label: "Choose a new password", url: `${appUrl}/reset-password?token=${token}` },
  reason,
});

export const passwordChangedEmail = (appUrl: string, at: SecurityEvent): EmailContent => ({
  subject: "Your password was changed",
  heading: "Your password was changed",
  paragraphs: [describeEvent(at), "All other devices were signed out."],
  action: notYou(appUrl),
  reason,
});

export const newDeviceEmail = (appUrl: string, at: SecurityEvent): EmailContent => ({
  subject: "New sign-in to your account",
  heading: "Somebody signed in from a new device",
  paragraphs: [describeEvent(at), "If it was you, there is nothing to do here."],
  action: notYou(appUrl),
  reason,
});

export const twoFactorEmail = (appUrl: string, on: boolean, at: SecurityEvent): EmailContent => ({
  subject: on ? "Two-step sign-in is on" : "Two-step sign-in was switched off",
  heading: on ? "Two-step sign-in is on" : "Two-step sign-in was switched off",
  paragraphs: [
    on
      ? "From now on signing in needs a code from your authenticator. Keep the recovery codes in a safe place."
      : "From now on the password alone signs in.",
    describeEvent(at),
  ],
  action: notYou(appUrl),
  reason,
});

export const recoveryCodeUsedEmail = (
  appUrl: string,
  left: number,
  at: SecurityEvent,
): EmailContent => ({
  subject: "A recovery code was used",
  heading: "Somebody signed in with a recovery code",
  paragraphs: [`Unused recovery codes: ${left}`, describeEvent(at)],
  action: notYou(appUrl),
  reason,
});
