import { eq } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { identityVerifications } from "./identity-verifications.table.ts";
import type { DocumentReview } from "#app/accounts/reviews/document-review.ts";
import type { EmailContent } from "#app/platform/mail/render-email.ts";
import { defineRateLimit } from "#app/platform/rate-limits/rate-limit.server.ts";
import { brand, site } from "#app/shared/brand.ts";

export const identityReview: DocumentReview = {
  table: identityVerifications,
  subject: "identity",
  limit: defineRateLimit("identityRequest", { max: 5, windowMinutes: 24 * 60 }),
  queue: "/admin/queues/identities",
  alert: {
    heading: "Somebody asks for an identity check",
    text: "A member has sent a document.",
  },
  page: "/account/identity",
  async approve(tx, { userId }) {
    await tx.update(users).set({ identityVerified: true }).where(eq(users.id, userId));
  },
  decisionEmail,
};

function decisionEmail(rejection: string | null): EmailContent {
  const reason = `You received this email because you asked ${brand.name} to verify your identity.`;
  const deleted = "We have deleted the picture of your document.";
  return rejection === null
    ? {
        subject: `Your identity is verified on ${brand.name}`,
        heading: "Your identity is verified",
        paragraphs: ["Other members now see that we checked who you are.", deleted],
        action: { label: "Open my profile", url: `${site}/account/profile#verification` },
        reason,
      }
    : {
        subject: `We could not verify your identity on ${brand.name}`,
        heading: "We could not verify your identity",
        paragraphs: [`The reason: ${rejection}`, `${deleted} You can try again at any time.`],
        action: { label: "Try again", url: `${site}/account/identity` },
        reason,
      };
}
