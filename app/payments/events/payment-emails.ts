import type { PackageId, ReviewReason } from "#app/listings/listing.ts";
import { describeReview } from "#app/listings/review/describe-review.ts";
import { packages } from "#app/payments/package.ts";
import type { EmailContent } from "#app/platform/mail/render-email.ts";
import { brand } from "#app/shared/brand.ts";
import { formatDate } from "#app/ui/format/format-date.ts";
import { formatMoney } from "#app/ui/format/format-money.ts";

export interface EmailOrder {
  id: string;
  kind: "package" | "renewal" | "success_fee";
  packageId: PackageId;
  amount: number;
  credit: number;
  taxes: { label: string; rate: number; amount: number; number: string }[];
  receiptNumber: string | null;
  title: string;
}

const money = (cents: number): string => `${formatMoney(cents, "CAD")} CAD`;
const day = (moment: Date): string => formatDate(moment.toISOString());
const reason = (title: string): string =>
  `You are receiving this email because you advertise “${title}” on ${brand.name}.`;
const upgradesUrl = (appUrl: string): string => `${appUrl}/account/upgrades`;

const describe: Record<EmailOrder["kind"], (name: string) => string> = {
  package: (name) => name,
  renewal: (name) => `${name}, one more month`,
  success_fee: (name) => `${name}, success fee`,
};

export type ReceiptNews =
  | { kind: "live"; until: Date; renewal: { amount: number; from: Date } | null }
  | { kind: "until-sold" }
  | { kind: "in-review"; reasons: readonly ReviewReason[] }
  | { kind: "renewed"; until: Date }
  | { kind: "fee" };

export function receiptEmail(appUrl: string, order: EmailOrder, news: ReceiptNews): EmailContent {
  const lines = [
    `Receipt ${order.receiptNumber}`,
    describe[order.kind](packages[order.packageId].name),
    ...(order.credit > 0 ? [`Credit for your previous package: ${money(order.credit)}`] : []),
    ...order.taxes.map(
      ({ label, rate, amount, number }) => `${label} ${rate}% (${number}): ${money(amount)}`,
    ),
    `Total paid: ${money(order.amount)}`,
  ];
  return {
    subject:
      news.kind === "in-review"
        ? `We are checking your listing, and your ${brand.name} receipt ${order.receiptNumber}`
        : `Your ${brand.name} receipt ${order.receiptNumber}`,
    heading: "Thank you for your payment",
    paragraphs: [...newsParagraphs(order.title, news), lines.join("\n")],
    action: { label: "View receipt", url: `${appUrl}/account/orders/${order.id}` },
    reason: reason(order.title),
  };
}

function newsParagraphs(title: string, news: ReceiptNews): string[] {
  switch (news.kind) {
    case "live":
      return [
        `“${title}” is live until ${day(news.until)}.`,
        ...(news.renewal
          ? [
              `From ${day(news.renewal.from)} it renews at ${money(news.renewal.amount)} per month until you cancel. You can cancel with one click under Upgrades in your account.`,
            ]
          : []),
      ];
    case "until-sold":
      return [`“${title}” is live until it is sold.`];
    case "in-review": {
      const { checks, meanwhile } = describeReview(news.reasons, { isPaid: true });
      return [
        `We are checking “${title}” before it goes live.`,
        ...(checks.length > 0 ? [checks.join(" ")] : []),
        meanwhile,
      ];
    }
    case "renewed":
      return [`“${title}” is renewed until ${day(news.until)}.`];
    case "fee":
      return [`This is the success fee for the sale of “${title}”. Congratulations!`];
  }
}

export const returnReasons = {
  sold: "the listing is marked as sold",
  rejected: "the listing did not pass our review",
  "owner-gone": "the account that owns the listing was closed",
  "not-found": "the listing no longer exists",
  "paid-twice": "another package was paid for this listing at the same time",
  "renewal-ended": "its renewal had ended before the payment",
  "sale-undone": "the sale was undone, so no success fee is due",
} as const;

export type ReturnReason = keyof typeof returnReasons;

export const paymentReturnedEmail = (
  appUrl: string,
  order: EmailOrder,
  why: ReturnReason,
): EmailContent => ({
  subject: "We are refunding your payment",
  heading: "We are refunding your payment",
  paragraphs: [
    `You paid ${money(order.amount)} for “${order.title}”. We are refunding it because ${returnReasons[why]}.`,
    "The money goes back the way it came. Banks usually take 5 to 10 days to show it.",
  ],
  action: { label: "View your orders", url: upgradesUrl(appUrl) },
  reason: reason(order.title),
});

/** For administrators: the provider cannot return money it never had. */
export const returnByHandEmail = (
  appUrl: string,
  order: EmailOrder,
  why: ReturnReason,
): EmailContent => ({
  subject: `Return a payment by hand: receipt ${order.receiptNumber}`,
  heading: "A payment has to be returned by hand",
  paragraphs: [
    `${money(order.amount)} for “${order.title}” goes back to the owner because ${returnReasons[why]}. It was recorded as paid by bank transfer or cheque, so the payment provider cannot refund it.`,
  ],
  action: { label: "Open the order", url: `${appUrl}/admin/orders/${order.id}` },
  reason: `You are receiving this email because you are an administrator of ${brand.name}.`,
});

export const paymentFailedEmail = (appUrl: string, order: EmailOrder): EmailContent => ({
  subject: "Your payment did not go through",
  heading: "Your payment did not go through",
  paragraphs: [
    `Your bank did not complete the payment of ${money(order.amount)} for “${order.title}”. Nothing was charged, and your listing is saved as it was.`,
    "You can try again with another card or account.",
  ],
  action: { label: "Try again", url: upgradesUrl(appUrl) },
  reason: reason(order.title),
});

export const refundEmail = (appUrl: string, order: EmailOrder, amount: number): EmailContent => ({
  subject: `Refund for receipt ${order.receiptNumber}`,
  heading: "We sent you a refund",
  paragraphs: [
    amount < order.amount
      ? `We refunded ${money(amount)} of the ${money(order.amount)} that you paid for “${order.title}”.`
      : `We refunded the ${money(amount)} that you paid for “${order.title}”.`,
    "Banks usually take 5 to 10 days to show a refund.",
  ],
  action: { label: "View receipt", url: `${appUrl}/account/orders/${order.id}` },
  reason: reason(order.title),
});

export const takenDownEmail = (appUrl: string, order: EmailOrder): EmailContent => ({
  subject: `Your listing is off the market`,
  heading: "Your listing is off the market",
  paragraphs: [
    `The payment for “${order.title}” was returned in full, so the listing is no longer advertised and does not renew.`,
    "Everything that you wrote is kept. You can advertise it again at any time.",
  ],
  action: { label: "View your packages", url: upgradesUrl(appUrl) },
  reason: reason(order.title),
});

export const fallenBackEmail = (
  appUrl: string,
  order: EmailOrder,
  remains: { packageId: PackageId; periodEnd: Date },
): EmailContent => ({
  subject: "Your upgrade has ended",
  heading: "Your upgrade has ended",
  paragraphs: [
    `The payment for the upgrade of “${order.title}” was returned in full. What you paid before runs on: ${packages[remains.packageId].name}, until ${day(remains.periodEnd)}. It does not renew.`,
  ],
  action: { label: "View your packages", url: upgradesUrl(appUrl) },
  reason: reason(order.title),
});

/** For administrators. */
export const creditLostEmail = (appUrl: string, order: EmailOrder): EmailContent => ({
  subject: `A dispute was lost after an upgrade: receipt ${order.receiptNumber}`,
  heading: "A dispute was lost after an upgrade",
  paragraphs: [
    `The bank took back ${money(order.amount)} that was paid for “${order.title}”. A later payment stands for the listing, so it stays on the market. Part of that payment was a credit for the money that is gone.`,
    "Please decide whether the listing may stay.",
  ],
  action: { label: "Open the order", url: `${appUrl}/admin/orders/${order.id}` },
  reason: `You are receiving this email because you are an administrator of ${brand.name}.`,
});

export const disputeOpenedEmail = (appUrl: string, order: EmailOrder): EmailContent => ({
  subject: `Your bank disputes receipt ${order.receiptNumber}`,
  heading: "A payment is being disputed",
  paragraphs: [
    `Your bank has asked for the ${money(order.amount)} that you paid for “${order.title}” back. Your listing stays on the market while the bank decides.`,
    `If you did not ask for this, please tell your bank, or write to us: ${appUrl}/contact`,
  ],
  action: { label: "View receipt", url: `${appUrl}/account/orders/${order.id}` },
  reason: reason(order.title),
});

interface FailedRenewal {
  title: string;
  amount: number;
  retryAt: Date | null;
  endsAt: Date;
}

export const renewalFailedEmail = (appUrl: string, renewal: FailedRenewal): EmailContent => ({
  subject: "Your renewal payment failed",
  heading: "Your renewal payment failed",
  paragraphs: [
    `We could not charge ${money(renewal.amount)} to renew “${renewal.title}”.`,
    renewal.retryAt
      ? `We will try again on ${day(renewal.retryAt)}. Your listing stays live until ${day(renewal.endsAt)} meanwhile. If your card has changed, please update it.`
      : "If your card has changed, please update it.",
  ],
  action: { label: "Update your card", url: upgradesUrl(appUrl) },
  reason: reason(renewal.title),
});

export const renewalEndedEmail = (
  appUrl: string,
  { title, amount, endsAt }: Omit<FailedRenewal, "retryAt">,
): EmailContent => ({
  subject: "Your listing will not renew",
  heading: "Your listing will not renew",
  paragraphs: [
    `We tried several times to charge ${money(amount)} to renew “${title}”, and your bank refused each time. We will not try again.`,
    `The listing was paid until ${day(endsAt)}. You can advertise it again at any time.`,
  ],
  action: { label: "Advertise it again", url: upgradesUrl(appUrl) },
  reason: reason(title),
});

export const actionRequiredEmail = (
  appUrl: string,
  { title, amount, url }: { title: string; amount: number; url: string | null },
): EmailContent => ({
  subject: "Your bank wants you to confirm a payment",
  heading: "Please confirm your renewal payment",
  paragraphs: [
    `Your bank wants you to confirm the payment of ${money(amount)} that renews “${title}”.`,
  ],
  action: url
    ? { label: "Confirm the payment", url }
    : { label: "Update your card", url: upgradesUrl(appUrl) },
  reason: reason(title),
});

interface Renewal {
  packageId: PackageId;
  amount: number;
  renewsAt: Date;
}

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

export const successFeeEmail = (
  appUrl: string,
  fee: { id: string; title: string; amount: number; percent: number },
): EmailContent => ({
  subject: "Congratulations on the sale: your success fee",
  heading: "Congratulations on the sale",
  paragraphs: [
    `You marked “${fee.title}” as sold. With the Dedicated Business Broker package, ${fee.percent}% of the sale price is due: ${formatMoney(fee.amount, "CAD")} CAD.`,
    `You can pay by card now. To pay by bank transfer, write to us: ${appUrl}/contact`,
  ],
  action: { label: "Pay the success fee", url: `${appUrl}/account/orders/${fee.id}` },
  reason: `You are receiving this email because you advertise “${fee.title}” on ${brand.name}.`,
});
