import type { PackageId, ReviewReason } from "#app/listings/listing.ts";
import { describeReview } from "#app/listings/review/describe-review.ts";
import { deliverableTerms, packages } from "#app/payments/package.ts";
import type { orders } from "#app/payments/payments.table.ts";
import type { EmailContent } from "#app/platform/mail/render-email.ts";
import { brand, site } from "#app/shared/brand.ts";
import { addDays } from "#app/shared/day.ts";
import { formatDate } from "#app/ui/format/format-date.ts";
import { formatMoney } from "#app/ui/format/format-money.ts";

export type EmailOrder = Pick<
  typeof orders.$inferSelect,
  "id" | "kind" | "packageId" | "amount" | "credit" | "taxes" | "receiptNumber" | "paidAt"
> & { title: string };

const money = (cents: number): string => `${formatMoney(cents, "CAD")} CAD`;
const day = (moment: Date): string => formatDate(moment);

type Content = Omit<EmailContent, "heading" | "reason"> & { heading?: string };

export const ownerEmail = (title: string, { heading, ...content }: Content): EmailContent => ({
  ...content,
  heading: heading ?? content.subject,
  reason: `You are receiving this email because you advertise “${title}” on ${brand.name}.`,
});

const administratorEmail = (
  { id, receiptNumber }: EmailOrder,
  { subject, heading, paragraphs }: Omit<EmailContent, "action" | "reason">,
): EmailContent => ({
  subject: `${subject}: receipt ${receiptNumber}`,
  heading,
  paragraphs,
  action: { label: "Open the order", url: `${site}/admin/orders/${id}` },
  reason: `You are receiving this email because you are an administrator of ${brand.name}.`,
});

const upgradesAction = (label: string) => ({
  label,
  url: `${site}/account/upgrades`,
});

const receiptAction = (id: string, label = "View receipt") => ({
  label,
  url: `${site}/account/orders/${id}`,
});

const suffixes = { package: "", renewal: ", one more month", success_fee: ", success fee" };

export type ReceiptNews =
  | { kind: "live"; until: Date; renewal: { amount: number; from: Date } | null }
  | { kind: "until-sold" }
  | { kind: "in-review"; reasons: readonly ReviewReason[] }
  | { kind: "renewed"; until: Date }
  | { kind: "fee" };

export function receiptEmail(order: EmailOrder, news: ReceiptNews): EmailContent {
  const receipt = `our ${brand.name} receipt ${order.receiptNumber}`;
  const lines = [
    `Receipt ${order.receiptNumber}`,
    packages[order.packageId].name + suffixes[order.kind],
    ...(order.credit > 0 ? [`Credit for your previous package: ${money(order.credit)}`] : []),
    ...order.taxes.map(
      ({ label, rate, amount, number }) => `${label} ${rate}% (${number}): ${money(amount)}`,
    ),
    `Total paid: ${money(order.amount)}`,
  ];
  return ownerEmail(order.title, {
    subject:
      news.kind === "in-review" ? `We are checking your listing, and y${receipt}` : `Y${receipt}`,
    heading: "Thank you for your payment",
    paragraphs: [...newsParagraphs(order, news), ...includedParagraph(order), lines.join("\n")],
    action: receiptAction(order.id),
  });
}

function includedParagraph({ kind, packageId, paidAt }: EmailOrder): string[] {
  const { deliverables } = packages[packageId];
  if (kind !== "package" || deliverables.length === 0) return [];
  const lines = deliverables.map((name) => {
    const { name: label, by, dueDays } = deliverableTerms[name];
    return by === "program" ? label : `${label}, by ${day(addDays(paidAt!, dueDays))}`;
  });
  return [["Your package includes:", ...lines].join("\n")];
}

function newsParagraphs(
  { title, packageId, credit }: Pick<EmailOrder, "title" | "packageId" | "credit">,
  news: ReceiptNews,
): string[] {
  const upgraded = `“${title}” now has the package ${packages[packageId].name}`;
  switch (news.kind) {
    case "live":
      return [
        credit > 0
          ? `${upgraded}, paid until ${day(news.until)}.`
          : `“${title}” is live until ${day(news.until)}.`,
        ...(news.renewal
          ? [
              `From ${day(news.renewal.from)} it renews at ${money(news.renewal.amount)} per month until you cancel. You can cancel with one click under Upgrades in your account.`,
            ]
          : []),
      ];
    case "until-sold":
      return [
        credit > 0 ? `${upgraded}, until it is sold.` : `“${title}” is live until it is sold.`,
      ];
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
  { amount, title }: EmailOrder,
  why: ReturnReason,
): EmailContent =>
  ownerEmail(title, {
    subject: "We are refunding your payment",
    paragraphs: [
      `You paid ${money(amount)} for “${title}”. We are refunding it because ${returnReasons[why]}.`,
      "The money goes back the way it came. Banks usually take 5 to 10 days to show it.",
    ],
    action: upgradesAction("View your orders"),
  });

/** The provider cannot return money it never had. */
export const returnByHandEmail = (order: EmailOrder, why: ReturnReason): EmailContent =>
  administratorEmail(order, {
    subject: "Return a payment by hand",
    heading: "A payment has to be returned by hand",
    paragraphs: [
      `${money(order.amount)} for “${order.title}” goes back to the owner because ${returnReasons[why]}. It was recorded as paid by bank transfer or cheque, so the payment provider cannot refund it.`,
    ],
  });

export const paymentFailedEmail = ({ amount, title }: EmailOrder): EmailContent =>
  ownerEmail(title, {
    subject: "Your payment did not go through",
    paragraphs: [
      `Your bank did not complete the payment of ${money(amount)} for “${title}”. Nothing was charged, and your listing is saved as it was.`,
      "You can try again with another card or account.",
    ],
    action: upgradesAction("Try again"),
  });

export const refundEmail = (order: EmailOrder, amount: number): EmailContent =>
  ownerEmail(order.title, {
    subject: `Refund for receipt ${order.receiptNumber}`,
    heading: "We sent you a refund",
    paragraphs: [
      amount < order.amount
        ? `We refunded ${money(amount)} of the ${money(order.amount)} that you paid for “${order.title}”.`
        : `We refunded the ${money(amount)} that you paid for “${order.title}”.`,
      "Banks usually take 5 to 10 days to show a refund.",
    ],
    action: receiptAction(order.id),
  });

export const takenDownEmail = ({ title }: EmailOrder): EmailContent =>
  ownerEmail(title, {
    subject: "Your listing is off the market",
    paragraphs: [
      `The payment for “${title}” was returned in full, so the listing is no longer advertised and does not renew.`,
      "Everything that you wrote is kept. You can advertise it again at any time.",
    ],
    action: upgradesAction("View your packages"),
  });

export const fallenBackEmail = (
  { title }: EmailOrder,
  remains: { packageId: PackageId; periodEnd: Date },
): EmailContent =>
  ownerEmail(title, {
    subject: "Your upgrade has ended",
    paragraphs: [
      `The payment for the upgrade of “${title}” was returned in full. What you paid before runs on: ${packages[remains.packageId].name}, until ${day(remains.periodEnd)}. It does not renew.`,
    ],
    action: upgradesAction("View your packages"),
  });

export const creditLostEmail = (order: EmailOrder): EmailContent =>
  administratorEmail(order, {
    subject: "A dispute was lost after an upgrade",
    heading: "A dispute was lost after an upgrade",
    paragraphs: [
      `The bank took back ${money(order.amount)} that was paid for “${order.title}”. A later payment stands for the listing, so it stays on the market. Part of that payment was a credit for the money that is gone.`,
      "Please decide whether the listing may stay.",
    ],
  });

export const disputeOpenedEmail = (order: EmailOrder): EmailContent =>
  ownerEmail(order.title, {
    subject: `Your bank disputes receipt ${order.receiptNumber}`,
    heading: "A payment is being disputed",
    paragraphs: [
      `Your bank has asked for the ${money(order.amount)} that you paid for “${order.title}” back. Your listing stays on the market while the bank decides.`,
      `If you did not ask for this, please tell your bank, or write to us: ${site}/contact`,
    ],
    action: receiptAction(order.id),
  });

interface FailedRenewal {
  title: string;
  amount: number;
  endsAt: Date;
}

export const renewalFailedEmail = ({
  title,
  amount,
  endsAt,
  retryAt,
}: FailedRenewal & { retryAt: Date | null }): EmailContent =>
  ownerEmail(title, {
    subject: "Your renewal payment failed",
    paragraphs: [
      `We could not charge ${money(amount)} to renew “${title}”.`,
      retryAt
        ? `We will try again on ${day(retryAt)}. Your listing stays live until ${day(endsAt)} meanwhile. If your card has changed, please update it.`
        : "If your card has changed, please update it.",
    ],
    action: upgradesAction("Update your card"),
  });

interface ChangedRenewal {
  title: string;
  packageId: PackageId;
  amount: number;
}

export const renewalCancelledEmail = ({
  title,
  packageId,
  paidUntil,
}: ChangedRenewal & { paidUntil: Date }): EmailContent =>
  ownerEmail(title, {
    subject: "Your renewal is cancelled",
    paragraphs: [
      `${packages[packageId].name} for “${title}” does not renew. The listing stays live until ${day(paidUntil)}. Nothing more to pay.`,
      "If you change your mind, you can turn the renewal on again until then.",
    ],
    action: upgradesAction("View your packages"),
  });

export const renewalResumedEmail = ({
  title,
  packageId,
  amount,
  renewsAt,
}: ChangedRenewal & { renewsAt: Date }): EmailContent =>
  ownerEmail(title, {
    subject: "Your renewal is on again",
    paragraphs: [
      `From ${day(renewsAt)} ${packages[packageId].name} for “${title}” renews at ${money(amount)} per month until you cancel.`,
    ],
    action: upgradesAction("See or cancel the renewal"),
  });

export const renewalEndedEmail = ({ title, amount, endsAt }: FailedRenewal): EmailContent =>
  ownerEmail(title, {
    subject: "Your listing will not renew",
    paragraphs: [
      `We tried several times to charge ${money(amount)} to renew “${title}”, and your bank refused each time. We will not try again.`,
      `The listing was paid until ${day(endsAt)}. You can advertise it again at any time.`,
    ],
    action: upgradesAction("Advertise it again"),
  });

export const actionRequiredEmail = ({
  title,
  amount,
  url,
}: {
  title: string;
  amount: number;
  url: string | null;
}): EmailContent =>
  ownerEmail(title, {
    subject: "Your bank wants you to confirm a payment",
    heading: "Please confirm your renewal payment",
    paragraphs: [
      `Your bank wants you to confirm the payment of ${money(amount)} that renews “${title}”.`,
    ],
    action: url ? { label: "Confirm the payment", url } : upgradesAction("Update your card"),
  });

export const successFeeEmail = ({
  id,
  title,
  amount,
  percent,
}: {
  id: string;
  title: string;
  amount: number;
  percent: number;
}): EmailContent =>
  ownerEmail(title, {
    subject: "Congratulations on the sale: your success fee",
    heading: "Congratulations on the sale",
    paragraphs: [
      `You marked “${title}” as sold. With the Dedicated Business Broker package, ${percent}% of the sale price is due: ${money(amount)}.`,
      `You can pay by card now. To pay by bank transfer, write to us: ${site}/contact`,
    ],
    action: receiptAction(id, "Pay the success fee"),
  });

export function renewalEmail(
  { title }: { title: string },
  renewal: { packageId: PackageId; amount: number; renewsAt: Date },
): EmailContent {
  const date = day(renewal.renewsAt);
  const { name } = packages[renewal.packageId];
  return {
    subject: `${name} renews on ${date}`,
    heading: `Your package renews on ${date}`,
    paragraphs: [
      title,
      `From ${date} on we charge ${formatMoney(renewal.amount, "CAD")} each month for ${name}, and your listing stays on the market.`,
      "To stop it, cancel the renewal on the page below before that day: one click, and nothing is charged. The listing then runs to the end of its term.",
    ],
    action: upgradesAction("See or cancel the renewal"),
    reason: `You received this email because a package that you bought on ${brand.name} is about to renew. Emails about payments cannot be turned off.`,
  };
}
