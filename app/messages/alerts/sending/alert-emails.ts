import type { AlertFrequency } from "#app/messages/alerts/alert.ts";
import type { AlertNews } from "./alert-news.ts";
import type { EmailCard } from "#app/platform/mail/email-cards.ts";
import type { EmailContent } from "#app/platform/mail/render-email.ts";
import { brand } from "#app/shared/brand.ts";
import { formatCount } from "#app/ui/format/format-count.ts";
import { formatList } from "#app/ui/format/format-list.ts";

const frequencyPhrases: Record<AlertFrequency, string> = {
  instant: "as soon as something happens",
  daily: "once a day, on days with news",
  weekly: "every Monday, in weeks with news",
};

interface ConfirmAlert {
  description: string;
  frequency: AlertFrequency;
  confirmUrl: string;
}

export const confirmAlertEmail = (alert: ConfirmAlert): EmailContent => ({
  subject: `Confirm your alert: ${alert.description}`,
  heading: "Confirm your email alert",
  paragraphs: [
    alert.description,
    `After you confirm, we email you new businesses, reduced prices and businesses that are back on the market: ${frequencyPhrases[alert.frequency]}.`,
    "If you did not ask for this, ignore this email. You will not hear from us again.",
  ],
  action: { label: "Confirm this alert", url: alert.confirmUrl },
  reason: `You received this email because somebody entered your address on ${brand.name} to create an alert.`,
});

export const existingAlertEmail = (alert: {
  description: string;
  unsubscribeUrl: string;
}): EmailContent => ({
  subject: `You already have this alert: ${alert.description}`,
  heading: "You already have this alert",
  paragraphs: [alert.description, "Nothing has changed: we'll email you when there's a new match."],
  reason: `You received this email because somebody entered your address on ${brand.name} to create an alert.`,
  unsubscribeUrl: alert.unsubscribeUrl,
});

const enteredReason = `You received this email because somebody entered your address on ${brand.name} to get the newsletter.`;

export const confirmNewsletterEmail = (confirmUrl: string): EmailContent => ({
  subject: `Confirm that you want the ${brand.name} newsletter`,
  heading: "Confirm your address",
  paragraphs: [
    "After you confirm, we email you our newsletter about businesses for sale. You can then choose categories and regions.",
    "If you did not ask for this, ignore this email. You will not hear from us again.",
  ],
  action: { label: "Confirm the newsletter", url: confirmUrl },
  reason: enteredReason,
});

export const existingNewsletterEmail = (links: {
  chooseUrl: string;
  unsubscribeUrl: string;
}): EmailContent => ({
  subject: `You already get the ${brand.name} newsletter`,
  heading: "You already get the newsletter",
  paragraphs: ["Nothing has changed. You can choose which categories and regions interest you."],
  action: { label: "Choose categories and regions", url: links.chooseUrl },
  reason: enteredReason,
  unsubscribeUrl: links.unsubscribeUrl,
});

/** Mail programs would cut off more. */
export const cardsInEmail = 10;

interface AlertHits {
  description: string;
  news: readonly AlertNews[];
  cards: readonly EmailCard[];
  resultsUrl: string;
  unsubscribeUrl: string;
}

export function alertEmail(hits: AlertHits): EmailContent {
  const { description, news, cards, resultsUrl, unsubscribeUrl } = hits;
  const [first] = cards;
  const isOne = cards.length === 1;
  const more = cards.length - cardsInEmail;
  return {
    subject: isOne
      ? `${first!.label}: ${first!.title}`
      : `${formatCount(news.length, { one: "update", other: "updates" })}: ${description}`,
    heading: description,
    paragraphs: [
      ...(isOne ? [] : [summarize(news)]),
      ...(more > 0
        ? [`Here are the first ${cardsInEmail}. See all of them on ${brand.name}: ${resultsUrl}`]
        : []),
    ],
    cards: cards.slice(0, cardsInEmail),
    action: { label: "See all results", url: resultsUrl },
    reason: `You received this email because you asked for: ${description}.`,
    unsubscribeUrl,
    isCommercial: true,
  };
}

const kindCounts = {
  new: { one: "new business", other: "new businesses" },
  reduced: { one: "reduced price", other: "reduced prices" },
  back: { one: "business back on the market", other: "businesses back on the market" },
} as const;

function summarize(news: readonly AlertNews[]): string {
  const counts = (["new", "reduced", "back"] as const)
    .map((kind) => ({ kind, count: news.filter((one) => one.kind === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => formatCount(count, kindCounts[kind]));
  return formatList(counts);
}
