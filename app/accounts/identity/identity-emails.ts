import type { EmailContent } from "#app/platform/mail/render-email.ts";
import { brand } from "#app/shared/brand.ts";

export function identityDecisionEmail(appUrl: string, rejection: string | null): EmailContent {
  const reason = `You received this email because you asked ${brand.name} to verify your identity.`;
  const deleted = "We have deleted the picture of your document.";
  return rejection === null
    ? {
        subject: `Your identity is verified on ${brand.name}`,
        heading: "Your identity is verified",
        paragraphs: ["Other members now see that we checked who you are.", deleted],
        action: { label: "Open my profile", url: `${appUrl}/account/profile#verification` },
        reason,
      }
    : {
        subject: `We could not verify your identity on ${brand.name}`,
        heading: "We could not verify your identity",
        paragraphs: [`The reason: ${rejection}`, `${deleted} You can try again at any time.`],
        action: { label: "Try again", url: `${appUrl}/account/identity` },
        reason,
      };
}
