import { brand } from "#app/shared/brand.ts";

/** What a letter says, once; the text part and the HTML part are both made from it. */
export interface Letter {
  subject: string;
  heading: string;
  paragraphs: string[];
  /** The one thing to do. */
  action?: { label: string; url: string };
  /** Small print below: why this letter came. */
  reason: string;
  /** For letters that the law lets people stop with one click (RFC 8058). */
  unsubscribeUrl?: string;
}

export interface RenderedLetter {
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

export function renderLetter(letter: Letter): RenderedLetter {
  return {
    subject: renderSubject(letter.subject),
    text: renderText(letter),
    html: renderHtml(letter),
    headers: letter.unsubscribeUrl
      ? {
          "List-Unsubscribe": `<${letter.unsubscribeUrl}>`,
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }
      : {},
  };
}

/** A line break in a subject would start a new header; half a character at the cut would not be text. */
const renderSubject = (subject: string): string =>
  subject
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .slice(0, 200)
    .replace(/[\ud800-\udbff]$/, "");

function renderText(letter: Letter): string {
  const parts = [letter.heading, ...letter.paragraphs];
  if (letter.action) parts.push(`${letter.action.label}:\n${letter.action.url}`);
  parts.push(`-- \n${letter.reason}\n${brand.legalEntity}, ${brand.postalAddress}`);
  if (letter.unsubscribeUrl) parts.push(`Unsubscribe: ${letter.unsubscribeUrl}`);
  return parts.join("\n\n");
}

function renderHtml(letter: Letter): string {
  const paragraphs = letter.paragraphs
    .map(
      (paragraph) => `<p style="margin:0 0 16px">${escape(paragraph).replaceAll("\n", "<br>")}</p>`,
    )
    .join("");
  const action = letter.action
    ? `<p style="margin:24px 0"><a href="${escape(letter.action.url)}" style="display:inline-block;background:#0f4d40;color:#ffffff;padding:12px 20px;border-radius:8px;text-decoration:none;font-weight:600">${escape(letter.action.label)}</a></p>`
    : "";
  const unsubscribe = letter.unsubscribeUrl
    ? `<br><a href="${escape(letter.unsubscribeUrl)}" style="color:inherit">Unsubscribe</a>`
    : "";
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escape(letter.subject)}</title><style>@media (prefers-color-scheme:dark){body,.page{background:#14211d!important;color:#f1ece1!important}.small{color:#b9b4a7!important}}</style></head><body style="margin:0;background:#f6f1e7;color:#14211d;font:16px/1.6 system-ui,sans-serif"><div class="page" style="max-width:560px;margin:0 auto;padding:32px 24px;background:#f6f1e7"><p style="font:600 20px Georgia,serif;margin:0 0 24px">${escape(brand.name)}</p><h1 style="font:600 24px/1.25 Georgia,serif;margin:0 0 16px">${escape(letter.heading)}</h1>${paragraphs}${action}<p class="small" style="margin:32px 0 0;padding-top:16px;border-top:1px solid #8a8577;font-size:13px;color:#55524a">${escape(letter.reason)}<br>${escape(brand.legalEntity)}, ${escape(brand.postalAddress)}${unsubscribe}</p></div></body></html>`;
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character]!);
