import { eq } from "drizzle-orm";
import { passportDays, passportEnd } from "#app/accounts/passport/passport.ts";
import { passports } from "#app/accounts/passport/passports.table.ts";
import type { DocumentReview } from "#app/accounts/reviews/document-review.ts";
import { passportRequests } from "./passport-requests.table.ts";
import { pick } from "#app/platform/db/pick.ts";
import type { EmailContent } from "#app/platform/mail/render-email.ts";
import { defineRateLimit } from "#app/platform/rate-limits/rate-limit.server.ts";
import { brand, site } from "#app/shared/brand.ts";
import { formatDate } from "#app/ui/format/format-date.ts";

export const passportReview: DocumentReview = {
  table: passportRequests,
  subject: "funds",
  limit: defineRateLimit("fundsRequest", { max: 5, windowMinutes: 24 * 60 }),
  queue: "/admin/queues/passports",
  alert: { heading: "Somebody asks for a passport", text: "A member has sent a proof of funds." },
  page: "/account/passport",
  async approve(tx, { id, userId, now }) {
    const [seen] = await tx
      .select(pick(passportRequests, "band", "currency"))
      .from(passportRequests)
      .where(eq(passportRequests.id, id));
    await tx
      .update(passports)
      .set({
        fundsBand: seen!.band,
        fundsCurrency: seen!.currency,
        fundsVerifiedOn: formatDate(now.toISOString(), { format: "day" }),
        approvedAt: now,
        expiresAt: passportEnd(now),
        remindedAt: null,
        updatedAt: now,
      })
      .where(eq(passports.userId, userId));
  },
  decisionEmail,
};

function decisionEmail(rejection: string | null): EmailContent {
  const reason = `You received this email because you asked ${brand.name} for a buyer's passport.`;
  const url = `${site}/account/passport`;
  return rejection === null
    ? {
        subject: `Your passport on ${brand.name} is approved`,
        heading: "Your passport is approved",
        paragraphs: [
          `It is valid for ${passportDays} days. You choose in each conversation what to share.`,
          "We have deleted your proof of funds. We keep only the range, the currency and the date.",
        ],
        action: { label: "Open my passport", url },
        reason,
      }
    : {
        subject: `We could not approve your passport on ${brand.name}`,
        heading: "We could not approve your passport",
        paragraphs: [
          `The reason: ${rejection}`,
          "We have deleted your proof of funds. You can send another at any time.",
        ],
        action: { label: "Try again", url },
        reason,
      };
}
