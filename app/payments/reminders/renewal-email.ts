import type { PackageId } from "#app/listings/listing.ts";
import { packages } from "#app/payments/package.ts";
import type { EmailContent } from "#app/platform/mail/render-email.ts";
import { brand } from "#app/shared/brand.ts";
import { formatDate } from "#app/ui/format/format-date.ts";
import { formatMoney } from "#app/ui/format/format-money.ts";

interface Renewal {
  packageId: PackageId;
  /** Cents per month. */
  amount: number;
  renewsAt: Date;
}

/** Before the first renewal: what is charged, when, and how to stop it. */
export const renewalEmail = (
  { title, appUrl }: { title: string; appUrl: string },
  { packageId, amount, renewsAt }: Renewal,
): EmailContent => {
  const day = formatDate(renewsAt.toISOString());
  const price = formatMoney(amount, "CAD");
  const { name } = packages[packageId];
  return {
    subject: `${name} renews on ${day}`,
    heading: `Your package renews on ${day}`,
    paragraphs: [
      title,
      `From ${day} on we charge ${price} each month for ${name}, and your listing stays on the market.`,
      "To stop it, cancel the renewal on the page below before that day: one click, and nothing is charged. The listing then runs to the end of its term.",
    ],
    action: { label: "See or cancel the renewal", url: `${appUrl}/account/upgrades` },
    reason: `You received this email because a package that you bought on ${brand.name} is about to renew. Emails about payments cannot be turned off.`,
  };
};
