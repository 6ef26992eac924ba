import type { EmailContent } from "#app/platform/mail/render-email.ts";
import { brand } from "#app/shared/brand.ts";

const reason = `You received this email because it's about your ${brand.name} account.`;

export const deactivatedEmail = (appUrl: string): EmailContent => ({
  subject: `Your ${brand.name} account was deactivated`,
  heading: "Your account was deactivated",
  paragraphs: [
    "You were signed out on all devices and can't sign in. Your listings are off the market, and monthly renewals have stopped.",
    "If you think this is a mistake, contact us.",
  ],
  action: { label: "Contact us", url: `${appUrl}/contact` },
  reason,
});

export const reactivatedEmail = (appUrl: string): EmailContent => ({
  subject: `Your ${brand.name} account is active again`,
  heading: "Your account is active again",
  paragraphs: [
    "You can sign in with your old password. Your listings are back on the market if their term hasn't ended.",
    "Monthly renewals stay off. You can renew a listing from your account.",
  ],
  action: { label: "Sign in", url: `${appUrl}/signin` },
  reason,
});
