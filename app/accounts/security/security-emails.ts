import type { EmailContent } from "#app/platform/mail/render-email.ts";
import { brand, site } from "#app/shared/brand.ts";
import type { AccountRequest } from "#app/accounts/account-request.server.ts";
import { describeDevice } from "#app/accounts/devices/describe-device.ts";

const reason = `You received this email because it's about the security of your ${brand.name} account. You can't unsubscribe from security emails.`;
const alert = (subject: string, paragraphs: string[], heading = subject): EmailContent => ({
  subject,
  heading,
  paragraphs,
  action: { label: "This wasn't me", url: `${site}/forgot-password` },
  reason,
});
const describeEvent = ({ when, device, ip }: SecurityEvent) =>
  `When: ${when}\nDevice: ${device}\nIP address: ${ip}`;

export const confirmAddressEmail = (token: string, firstName: string): EmailContent => ({
  subject: "Confirm your email address",
  heading: `Welcome to ${brand.name}, ${firstName}`,
  paragraphs: [
    "Please confirm that this is your email address, so that buyers and sellers know they can reach you.",
    "The link expires in 7 days. If you didn't sign up, you can ignore this email.",
  ],
  action: { label: "Confirm my email address", url: `${site}/confirm-email?token=${token}` },
  reason: `You received this email because someone signed up for ${brand.name} with this address.`,
});

export const confirmNewAddressEmail = (token: string, firstName: string): EmailContent => ({
  subject: "Confirm your new email address",
  heading: `Is this your new address, ${firstName}?`,
  paragraphs: [
    "You asked to use this address for your account. Nothing changes until you confirm it.",
    "The link expires in 24 hours.",
  ],
  action: { label: "Confirm the new address", url: `${site}/confirm-email?token=${token}` },
  reason: `You received this email because someone entered this address in their ${brand.name} security settings.`,
});

/** To the owner of the address; the person who entered it does not learn of the account. */
export const addressTakenEmail = (): EmailContent => ({
  subject: "Your address was entered for another account",
  heading: "This address already has an account",
  paragraphs: [
    "Someone who is signed in to another account tried to use this address. Because it belongs to your account, nothing was changed.",
    "If it was you, sign in with this address instead, or delete this account first.",
  ],
  action: { label: "Sign in", url: `${site}/signin` },
  reason,
});

export const addressChangeRequestedEmail = (newEmail: string, at: SecurityEvent): EmailContent =>
  alert(
    "Request to change your email address",
    [
      `The new address is ${newEmail}. The change takes effect once it is confirmed from that address.`,
      describeEvent(at),
      "If it was you, you don't need to do anything.",
    ],
    "Someone asked to change your email address",
  );

export const addressChangedEmail = (newEmail: string, when: string): EmailContent => ({
  subject: "Your email address was changed",
  heading: "Your account has a new email address",
  paragraphs: [
    `Your email address was changed to ${newEmail} on ${when}. You now sign in with it, and we send our emails there.`,
    "If you didn't do this, contact us right away.",
  ],
  action: { label: "Contact us", url: `${site}/contact` },
  reason,
});

export const resetPasswordEmail = (token: string): EmailContent => ({
  subject: "Reset your password",
  heading: "Choose a new password",
  paragraphs: [
    "Someone asked to reset the password for your account. The link works once and expires in an hour.",
    "If it wasn't you, ignore this email. Your password won't change.",
  ],
  action: { label: "Choose a new password", url: `${site}/reset-password?token=${token}` },
  reason,
});

export const passwordChangedEmail = (at: SecurityEvent): EmailContent =>
  alert("Your password was changed", [
    describeEvent(at),
    "You were signed out on all other devices.",
  ]);

export const newDeviceEmail = (at: SecurityEvent): EmailContent =>
  alert(
    "New sign-in to your account",
    [describeEvent(at), "If it was you, you don't need to do anything."],
    "Someone signed in from a new device",
  );

/** The action leads to a new password, which ends all tokens. */
export const accessTokenEmail = (name: string, at: SecurityEvent): EmailContent =>
  alert("An access token was made", [
    `Programs that have the token “${name}” can work with your account until it ends or you revoke it.`,
    describeEvent(at),
    "If it was you, you don't need to do anything.",
  ]);

export const twoFactorEmail = (on: boolean, at: SecurityEvent): EmailContent =>
  alert(on ? "Two-step sign-in is on" : "Two-step sign-in was turned off", [
    on
      ? "From now on, you need a code from your authenticator app to sign in. Keep your recovery codes in a safe place."
      : "From now on, you can sign in with just your password.",
    describeEvent(at),
  ]);

export const twoFactorResetEmail = (when: string): EmailContent =>
  alert("Two-step sign-in was turned off", [
    `An administrator of ${brand.name} turned it off on ${when}. You can sign in with just your password, and set it up again in your security settings.`,
    "If you did not ask for this, contact us right away.",
  ]);

export const recoveryCodeUsedEmail = (left: number, at: SecurityEvent): EmailContent =>
  alert(
    "A recovery code was used",
    [`Unused recovery codes: ${left}`, describeEvent(at)],
    "Someone signed in with a recovery code",
  );

const dateFormat = new Intl.DateTimeFormat("en-CA", {
  dateStyle: "long",
  timeStyle: "long",
  timeZone: "America/Toronto",
});

export const describeSecurityEvent = ({
  now,
  headers,
  ip,
}: Pick<AccountRequest, "now" | "headers" | "ip">) => ({
  when: dateFormat.format(now),
  device: describeDevice(headers.get("user-agent")),
  ip,
});

type SecurityEvent = ReturnType<typeof describeSecurityEvent>;
