import type { EmailContent } from "#app/platform/mail/render-email.ts";
import { brand } from "#app/shared/brand.ts";

export interface SecurityEvent {
  when: string;
  device: string;
  ip: string;
}

const reason = `You received this email because it's about the security of your ${brand.name} account. You can't unsubscribe from security emails.`;
const notYou = (appUrl: string) => ({
  label: "This wasn't me",
  url: `${appUrl}/forgot-password`,
});
const describeEvent = ({ when, device, ip }: SecurityEvent) =>
  `When: ${when}\nDevice: ${device}\nIP address: ${ip}`;

export const confirmAddressEmail = (
  appUrl: string,
  token: string,
  firstName: string,
): EmailContent => ({
  subject: "Confirm your email address",
  heading: `Welcome to ${brand.name}, ${firstName}`,
  paragraphs: [
    "Please confirm that this is your email address, so that buyers and sellers know they can reach you.",
    "The link expires in 7 days. If you didn't sign up, you can ignore this email.",
  ],
  action: { label: "Confirm my email address", url: `${appUrl}/confirm-email?token=${token}` },
  reason: `You received this email because someone signed up for ${brand.name} with this address.`,
});

export const confirmNewAddressEmail = (
  appUrl: string,
  token: string,
  firstName: string,
): EmailContent => ({
  subject: "Confirm your new email address",
  heading: `Is this your new address, ${firstName}?`,
  paragraphs: [
    "You asked to use this address for your account. Nothing changes until you confirm it.",
    "The link expires in 24 hours.",
  ],
  action: { label: "Confirm the new address", url: `${appUrl}/confirm-email?token=${token}` },
  reason: `You received this email because someone entered this address in their ${brand.name} security settings.`,
});

/** To the owner of the address; the person who entered it does not learn of the account. */
export const addressTakenEmail = (appUrl: string): EmailContent => ({
  subject: "Your address was entered for another account",
  heading: "This address already has an account",
  paragraphs: [
    "Someone who is signed in to another account tried to use this address. Because it belongs to your account, nothing was changed.",
    "If it was you, sign in with this address instead, or delete this account first.",
  ],
  action: { label: "Sign in", url: `${appUrl}/signin` },
  reason,
});

export const addressChangeRequestedEmail = (
  appUrl: string,
  newEmail: string,
  at: SecurityEvent,
): EmailContent => ({
  subject: "Request to change your email address",
  heading: "Someone asked to change your email address",
  paragraphs: [
    `The new address is ${newEmail}. The change takes effect once it is confirmed from that address.`,
    describeEvent(at),
    "If it was you, you don't need to do anything.",
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
    `Your email address was changed to ${newEmail} on ${when}. You now sign in with it, and we send our emails there.`,
    "If you didn't do this, contact us right away.",
  ],
  action: { label: "Contact us", url: `${appUrl}/contact` },
  reason,
});

export const resetPasswordEmail = (appUrl: string, token: string): EmailContent => ({
  subject: "Reset your password",
  heading: "Choose a new password",
  paragraphs: [
    "Someone asked to reset the password for your account. The link works once and expires in an hour.",
    "If it wasn't you, ignore this email. Your password won't change.",
  ],
  action: { label: "Choose a new password", url: `${appUrl}/reset-password?token=${token}` },
  reason,
});

export const passwordChangedEmail = (appUrl: string, at: SecurityEvent): EmailContent => ({
  subject: "Your password was changed",
  heading: "Your password was changed",
  paragraphs: [describeEvent(at), "You were signed out on all other devices."],
  action: notYou(appUrl),
  reason,
});

export const newDeviceEmail = (appUrl: string, at: SecurityEvent): EmailContent => ({
  subject: "New sign-in to your account",
  heading: "Someone signed in from a new device",
  paragraphs: [describeEvent(at), "If it was you, you don't need to do anything."],
  action: notYou(appUrl),
  reason,
});

export const twoFactorEmail = (appUrl: string, on: boolean, at: SecurityEvent): EmailContent => ({
  subject: on ? "Two-step sign-in is on" : "Two-step sign-in was turned off",
  heading: on ? "Two-step sign-in is on" : "Two-step sign-in was turned off",
  paragraphs: [
    on
      ? "From now on, you need a code from your authenticator app to sign in. Keep your recovery codes in a safe place."
      : "From now on, you can sign in with just your password.",
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
  heading: "Someone signed in with a recovery code",
  paragraphs: [`Unused recovery codes: ${left}`, describeEvent(at)],
  action: notYou(appUrl),
  reason,
});
