import { describe, expect, test } from "vitest";
import { replyLine } from "#app/messages/email/message-email.ts";
import { extractReply } from "./extract-reply.ts";
import { htmlToText } from "./html-to-text.ts";

const answer = "Yes, the lease can be transferred.\n\nWhen would you like to visit?";
const quoted = `> ${replyLine}\n>\n> New message from Bea Buyer\n> Is the lease transferable?`;

/** Replies as mail programs format them, from real emails. */
const replies: Record<string, string> = {
  "nothing quoted": answer,
  "Gmail, English": `${answer}\n\nOn Mon, Nov 16, 2026 at 10:02 AM Relevo <reply+abc@reply.relevo.example> wrote:\n\n${quoted}`,
  "Gmail, wrapped": `${answer}\n\nOn Mon, Nov 16, 2026 at 10:02 AM Relevo <\nreply+abcdefghijklmnopqrstuvwxyz@reply.relevo.example> wrote:\n\n${quoted}`,
  "Gmail, French": `${answer}\n\nLe lun. 16 nov. 2026 à 10:02, Relevo <reply+abc@reply.relevo.example> a\nécrit :\n\n${quoted}`,
  "Gmail, Spanish": `${answer}\n\nEl lun, 16 nov 2026 a las 10:02, Relevo (<reply+abc@reply.relevo.example>)\nescribió:\n\n${quoted}`,
  "Gmail, dated": `${answer}\n\n2026-11-16 10:02 GMT-05:00 Relevo <reply+abc@reply.relevo.example>:\n\n${quoted}`,
  "Apple Mail": `${answer}\n\n> On Nov 16, 2026, at 10:02 AM, Relevo <no-reply@relevo.example> wrote:\n> \n${quoted}`,
  "Apple Mail, French": `${answer}\n\n> Le 16 nov. 2026 à 10:02, Relevo <no-reply@relevo.example> a écrit :\n${quoted}`,
  iPhone: `${answer}\n\nSent from my iPhone\n\n> On Nov 16, 2026, at 10:02 AM, Relevo <no-reply@relevo.example> wrote:\n${quoted}`,
  "iPhone, French": `${answer}\n\nEnvoyé de mon iPhone\n\n> Le 16 nov. 2026 à 10:02, Relevo <no-reply@relevo.example> a écrit :\n${quoted}`,
  "iPhone, Spanish": `${answer}\n\nEnviado desde mi iPhone\n\n> El 16 nov 2026, a las 10:02, Relevo <no-reply@relevo.example> escribió:\n${quoted}`,
  Outlook: `${answer}\n\nFrom: Relevo <no-reply@relevo.example>\nSent: Monday, November 16, 2026 10:02 AM\nTo: Sam Stone <sam@example.com>\nSubject: Inquiry about A mill\n\n${replyLine}\n\nNew message from Bea Buyer`,
  "Outlook on the web": `${answer}\n________________________________\nFrom: Relevo <no-reply@relevo.example>\nSent: Monday, November 16, 2026 10:02 AM\nTo: Sam Stone <sam@example.com>\nSubject: Inquiry about A mill\n\nIs the lease transferable?`,
  "Outlook, bold headers": `${answer}\n\n*From:* Relevo <no-reply@relevo.example>\n*Sent:* Monday, November 16, 2026 10:02 AM\n*To:* Sam Stone\n*Subject:* Inquiry about A mill\n\nIs the lease transferable?`,
  "Outlook, French": `${answer}\n\nDe : Relevo <no-reply@relevo.example>\nEnvoyé : lundi 16 novembre 2026 10:02\nÀ : Sam Stone <sam@example.com>\nObjet : Inquiry about A mill\n\nIs the lease transferable?`,
  "Outlook, Spanish": `${answer}\n\nDe: Relevo <no-reply@relevo.example>\nEnviado el: lunes, 16 de noviembre de 2026 10:02\nPara: Sam Stone\nAsunto: Inquiry about A mill\n\nIs the lease transferable?`,
  "Outlook for iOS": `${answer}\n\nGet Outlook for iOS<https://aka.ms/o0ukef>\n________________________________\nFrom: Relevo <no-reply@relevo.example>\nSent: Monday, November 16, 2026 10:02:11 AM\nTo: Sam Stone <sam@example.com>\nSubject: Inquiry about A mill\n\nIs it?`,
  "old Outlook": `${answer}\n\n-----Original Message-----\nFrom: Relevo [mailto:no-reply@relevo.example]\nSent: Monday, November 16, 2026 10:02 AM\n\nIs the lease transferable?`,
  "old Outlook, French": `${answer}\n\n-----Message d'origine-----\nDe : Relevo\n\nIs the lease transferable?`,
  "old Outlook, Spanish": `${answer}\n\n-----Mensaje original-----\nDe: Relevo\n\nIs the lease transferable?`,
  Yahoo: `${answer}\n\n    On Monday, November 16, 2026 at 10:02:11 a.m. EST, Relevo <no-reply@relevo.example> wrote:  \n \n ${replyLine}\n\nIs the lease transferable?`,
  Thunderbird: `${answer}\n\nOn 2026-11-16 10:02, Relevo wrote:\n${quoted}`,
  "a language that we don't know": `${answer}\n\nPe lun., 16 nov. 2026 la 10:02, Relevo <reply+abc@reply.relevo.example> a scris:\n\n${quoted}`,
  "another, without an address": `${answer}\n\nRelevo kirjoitti maanantaina 16.11.2026:\n\n${quoted}`,
  "a forwarding phone": `${answer}\n\nBegin forwarded message:\n\nFrom: Relevo <no-reply@relevo.example>`,
  "a signature": `${answer}\n\n-- \nSam Stone\nStone Mills Ltd.\n+1 416 555 0100`,
  "a signature above the quote": `${answer}\n\n--\nSam Stone\n\nOn Mon, Nov 16, 2026 at 10:02 AM Relevo <r@reply.relevo.example> wrote:\n${quoted}`,
  "the Mail of Windows": `${answer}\n\nSent from Mail for Windows\n\nFrom: Relevo<mailto:no-reply@relevo.example>\nSent: November 16, 2026 10:02\nTo: sam@example.com\nSubject: Inquiry about A mill\n\nIs it?`,
  "bottom posting": `On 2026-11-16 10:02, Relevo wrote:\n${quoted}\n\n${answer}`,
  "bottom posting with a signature": `On 2026-11-16 10:02, Relevo <r@x.example> wrote:\n${quoted}\n${answer}\n\n-- \nSam`,
  "Windows line breaks and odd spaces":
    `${answer}\n\nOn Mon, Nov 16, 2026 at 10:02\u202fAM\u00a0Relevo <r@x.example> wrote:\n${quoted}`.replaceAll(
      "\n",
      "\r\n",
    ),
  "characters without a width": `\ufeff${answer}\u200b\n\n${quoted}`,
};

describe("a reply by email", () => {
  test.each(Object.entries(replies))("keeps the written text: %s", (_program, text) => {
    expect(extractReply(text)).toBe(answer);
  });

  test("between the quoted lines keeps the answers in order", () => {
    const text = `On 2026-11-16 10:02, Relevo wrote:\n> Is the lease transferable?\nYes.\n> And the name?\nThat too.`;
    expect(extractReply(text)).toBe("Yes.\nThat too.");
  });

  test.each([
    "On Monday I will write:",
    "On the phone you wrote: the lease ends soon.",
    "From: my point of view it is fine.",
    "The price went up on Nov 3, as I wrote: please look again.",
    "Le prix est de 100 000 $.",
    "I will be sent from my office to yours on Friday.",
    "Dates that suit me:\n- Monday\n-- or Tuesday",
  ])("is not cut at %j", (text) => {
    expect(extractReply(text)).toBe(text);
  });

  test.each([
    "",
    "   \n\n",
    quoted,
    `On Mon, Nov 16, 2026 at 10:02 AM Relevo <r@x.example> wrote:\n${quoted}`,
    `Sent from my iPhone\n\n${quoted}`,
    `\n-- \nSam Stone`,
    `${replyLine}\n\nNew message from Bea Buyer\nIs the lease transferable?`,
  ])("is empty if nothing was written: %j", (text) => {
    expect(extractReply(text)).toBe("");
  });

  test("contains no control characters", () => {
    expect(extractReply("Yes\u0000 \u0007please\ud800")).toBe("Yes please\ufffd");
  });
});

describe("an email in HTML only", () => {
  test("is read without markup, styles and quotes", () => {
    const html = `<html><head><title>Re</title><style>p{}</style></head><body><!-- x --><div>Yes, it&nbsp;is &amp; more.</div><div><br></div><p>Caf&eacute; &#8212; &#x1F950;<br>Second line</p><script>alert(1)</script><div class="gmail_quote">On Mon, Relevo wrote:<blockquote>Is it?</blockquote></div></body></html>`;
    expect(extractReply(htmlToText(html))).toBe("Yes, it is & more.\n\nCafé — 🥐\nSecond line");
  });

  test.each([
    "<blockquote>old</blockquote>",
    '<div id="divRplyFwdMsg">old</div>',
    '<div class="moz-cite-prefix">On wrote:</div>old',
  ])("is cut at %s", (quote) => {
    expect(htmlToText(`<p>New</p>${quote}`)).toBe("New");
  });
});
