import type { Letter } from "#app/platform/mail/letter.ts";
import { brand } from "#app/shared/brand.ts";

// Letters about signing in. Each says what happened and when, and has one thing to do.

export interface Happening {
  /** In words: "November 15, 2026 at 3:04 p.m.". */
  when: string;
  device: string;
  ip: string;
}

const reason = `You receive this letter because it concerns the security of your ${brand.name} account. It cannot be switched off.`;
const notYou = (appUrl: string) => ({
  label: "This was not me",
  url: `${appUrl}/forgot-password`,
});
const thereAndThen = ({ when, device, ip }: Happening) =>
  `When: ${when}\nDevice: ${device}\nNetwork address: ${ip}`;

export const confirmEmailLetter = (appUrl: string, token: string, firstName: string): Letter => ({
  subject: "Confirm your email address",
  heading: `Welcome to ${brand.name}, ${firstName}`,
  paragraphs: [
    "Please confirm that this address is yours, so that owners and buyers can rely on hearing from you.",
    "The link works for 7 days. If you did not sign up, ignore this letter: without you the address stays unconfirmed.",
  ],
  action: { label: "Confirm my email address", url: `${appUrl}/confirm-email?token=${token}` },
  reason: `You receive this letter because somebody signed up at ${brand.name} with this address.`,
});

export const changeEmailLetter = (appUrl: string, token: string, firstName: string): Letter => ({
  subject: "Confirm your new email address",
  heading: `Is this your new address, ${firstName}?`,
  paragraphs: [
    "You asked to use this address for your account. It takes effect once you confirm it; until then everything stays as it is.",
    "The link works for 24 hours.",
  ],
  action: { label: "Confirm the new address", url: `${appUrl}/confirm-email?token=${token}` },
  reason: `You receive this letter because somebody entered this address on the security page of ${brand.name}.`,
});

/** For the owner of an address that somebody else wanted to move to: the one who asked is told nothing. */
export const addressTakenLetter = (appUrl: string): Letter => ({
  subject: "Your address was entered for another account",
  heading: "This address has an account already",
  paragraphs: [
    "Somebody who is signed in with another account wanted to use this address. As it belongs to your account, nothing was changed.",
    "If it was you, sign in with this address instead, or close this account first.",
  ],
  action: { label: "Sign in", url: `${appUrl}/signin` },
  reason,
});

export const emailChangeAskedLetter = (
  appUrl: string,
  newEmail: string,
  at: Happening,
): Letter => ({
  subject: "A new email address was asked for",
  heading: "Somebody wants to change the address of your account",
  paragraphs: [
    `The new address would be ${newEmail}. It takes effect once it is confirmed from there.`,
    thereAndThen(at),
    "If it was you, there is nothing to do here.",
  ],
  action: notYou(appUrl),
  reason,
});

export const emailChangedLetter = (appUrl: string, newEmail: string, when: string): Letter => ({
  subject: "Your email address was changed",
  heading: "Your account has a new email address",
  paragraphs: [
    `Since ${when} your account belongs to ${newEmail}. Letters go there from now on, and you sign in with it.`,
    "If you did not do this, write to us at once.",
  ],
  action: { label: "Contact us", url: `${appUrl}/contact` },
  reason,
});

export const resetPasswordLetter = (appUrl: string, token: string): Letter => ({
  subject: "Reset your password",
  heading: "Choose a new password",
  paragraphs: [
    "Somebody asked to reset the password of your account. The link works once, within an hour.",
    "If it was not you, ignore this letter: your password stays as it is.",
  ],
  action: { label: "Choose a new password", url: `${appUrl}/reset-password?token=${token}` },
  reason,
});

export const passwordChangedLetter = (appUrl: string, at: Happening): Letter => ({
  subject: "Your password was changed",
  heading: "Your password was changed",
  paragraphs: [thereAndThen(at), "All other devices were signed out."],
  action: notYou(appUrl),
  reason,
});

export const newDeviceLetter = (appUrl: string, at: Happening): Letter => ({
  subject: "New sign-in to your account",
  heading: "Somebody signed in from a new device",
  paragraphs: [thereAndThen(at), "If it was you, there is nothing to do here."],
  action: notYou(appUrl),
  reason,
});

export const twoFactorLetter = (appUrl: string, on: boolean, at: Happening): Letter => ({
  subject: on ? "Two-step sign-in is on" : "Two-step sign-in was switched off",
  heading: on ? "Two-step sign-in is on" : "Two-step sign-in was switched off",
  paragraphs: [
    on
      ? "From now on signing in needs a code from your authenticator. Keep the recovery codes in a safe place."
      : "From now on the password alone signs in.",
    thereAndThen(at),
  ],
  action: notYou(appUrl),
  reason,
});

export const recoveryCodeUsedLetter = (appUrl: string, left: number, at: Happening): Letter => ({
  subject: "A recovery code was used",
  heading: "Somebody signed in with a recovery code",
  paragraphs: [`Unused recovery codes: ${left}`, thereAndThen(at)],
  action: notYou(appUrl),
  reason,
});
