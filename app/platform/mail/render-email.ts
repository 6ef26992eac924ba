import {
  type EmailCard,
  renderCardsHtml,
  renderCardsText,
} from "#app/platform/mail/email-cards.ts";
import { brand, type Operator, site } from "#app/shared/brand.ts";
import { escapeMarkup as escape } from "#app/shared/escape-markup.ts";

export interface EmailContent {
  subject: string;
  heading: string;
  paragraphs: string[];
  quotes?: readonly { label?: string; text: string }[];
  /** Shown between the paragraphs and the call to action. */
  cards?: EmailCard[];
  action?: { label: string; url: string };
  hint?: string;
  links?: readonly { label: string; url: string }[];
  /** The first line of an email that can be answered: quotes of mail programs start there, in every language. */
  replyLine?: string;
  /** Footer: why the person received this email. */
  reason: string;
  /** For emails with one-click unsubscribe (RFC 8058). */
  unsubscribeUrl?: string;
  /** Canada's anti-spam law: it must name its sender, so it is not sent until the operator is set. */
  isCommercial?: true;
  headers?: Record<string, string>;
}

export interface RenderedEmail {
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

export function renderEmail(
  email: EmailContent,
  operator: Operator | null,
  appUrl: string,
): RenderedEmail {
  const located = (text: string) => text.replaceAll(site, appUrl);
  const headers = {
    ...email.headers,
    ...(email.unsubscribeUrl && {
      "List-Unsubscribe": `<${located(email.unsubscribeUrl)}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    }),
  };
  return {
    subject: renderSubject(email.subject),
    text: located(renderText(email, operator)),
    html: located(renderHtml(email, operator)),
    headers,
  };
}

/** A line break in a subject would start a new header; a surrogate pair must not be cut in half. */
const renderSubject = (subject: string): string =>
  subject
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .slice(0, 200)
    .replace(/[\ud800-\udbff]$/, "");

function renderText(email: EmailContent, operator: Operator | null): string {
  const parts = email.replyLine ? [email.replyLine] : [];
  parts.push(email.heading, ...email.paragraphs);
  for (const { label, text } of email.quotes ?? []) parts.push(label ? `${label}\n${text}` : text);
  parts.push(...renderCardsText(email.cards ?? []));
  for (const { label, url } of email.links ?? []) parts.push(`${label}:\n${url}`);
  if (email.action) parts.push(`${email.action.label}:\n${email.action.url}`);
  if (email.hint) parts.push(email.hint);
  parts.push(["-- ", email.reason, ...senderLines(operator)].join("\n"));
  if (email.unsubscribeUrl) parts.push(`Unsubscribe: ${email.unsubscribeUrl}`);
  return parts.join("\n\n");
}

const senderLines = (operator: Operator | null): string[] =>
  operator ? [`${operator.legalName}, ${operator.postalAddress}`, operator.supportEmail] : [];

function renderHtml(email: EmailContent, operator: Operator | null): string {
  const paragraphs = email.paragraphs
    .map(
      (paragraph) => `<p style="margin:0 0 16px">${escape(paragraph).replaceAll("\n", "<br>")}</p>`,
    )
    .join("");
  const quotes = (email.quotes ?? [])
    .map(({ label, text }) => {
      const title = label
        ? `<span class="small" style="font-size:13px;color:#55524a">${escape(label)}</span><br>`
        : "";
      return `<div style="margin:0 0 16px;padding:4px 0 4px 16px;border-left:3px solid #8a8577">${title}${escape(text).replaceAll("\n", "<br>")}</div>`;
    })
    .join("");
  const hint = email.hint
    ? `<p class="small" style="margin:0;font-size:13px;color:#55524a">${escape(email.hint)}</p>`
    : "";
  const action = email.action
    ? `<p style="margin:24px 0"><a href="${escape(email.action.url)}" style="display:inline-block;background:#0f4d40;color:#ffffff;padding:12px 20px;border-radius:8px;text-decoration:none;font-weight:600">${escape(email.action.label)}</a></p>`
    : "";
  const links = (email.links ?? [])
    .map(
      ({ label, url }) =>
        `<p style="margin:0 0 12px"><a href="${escape(url)}" style="color:inherit;font-weight:600">${escape(label)}</a></p>`,
    )
    .join("");
  const replyLine = email.replyLine
    ? `<p class="small" style="margin:0 0 24px;font-size:13px;color:#55524a">${escape(email.replyLine)}</p>`
    : "";
  const unsubscribe = email.unsubscribeUrl
    ? `<br><a href="${escape(email.unsubscribeUrl)}" style="color:inherit">Unsubscribe</a>`
    : "";
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escape(email.subject)}</title><style>@media (prefers-color-scheme:dark){body,.page{background:#14211d!important;color:#f1ece1!important}.small{color:#b9b4a7!important}.card{background:#1c2b26!important;border-color:#3c4a45!important}}</style></head><body style="margin:0;background:#f6f1e7;color:#14211d;font:16px/1.6 system-ui,sans-serif"><div class="page" style="max-width:560px;margin:0 auto;padding:32px 24px;background:#f6f1e7">${replyLine}<p style="font:600 20px Georgia,serif;margin:0 0 24px">${escape(brand.name)}</p><h1 style="font:600 24px/1.25 Georgia,serif;margin:0 0 16px">${escape(email.heading)}</h1>${paragraphs}${quotes}${renderCardsHtml(email.cards ?? [], escape)}${links}${action}${hint}<p class="small" style="margin:32px 0 0;padding-top:16px;border-top:1px solid #8a8577;font-size:13px;color:#55524a">${[email.reason, ...senderLines(operator)].map(escape).join("<br>")}${unsubscribe}</p></div></body></html>`;
}
