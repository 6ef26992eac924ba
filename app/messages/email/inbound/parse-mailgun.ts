import { z } from "zod";
import { judgeAuthenticity } from "./authenticity.ts";
import { type EmailForm, formFiles } from "./email-form.ts";
import { type EmailHeader, findHeader, type InboundEmail } from "./inbound-email.ts";
import { domainOf, parseSender } from "./parse-address.ts";
import { bareMessageId, dkimDomains, parseJson } from "./parse-headers.ts";

const headersSchema = z.array(z.tuple([z.string(), z.string()])).catch([]);
const inlineSchema = z.record(z.string(), z.string()).catch({});

/** What a route of Mailgun posts for each email that arrives: https://documentation.mailgun.com/docs/mailgun/user-manual/receive-forward-store */
export function parseMailgun(form: EmailForm): InboundEmail | null {
  if (!isMailgun(form)) return null;
  const headers: EmailHeader[] = headersSchema.parse(
    parseJson(form.field("message-headers")) ?? [],
  );
  const from = parseSender(form.field("from"));
  const sender = form.field("sender").replace(/^<|>$/g, "");
  const inline = inlineSchema.parse(parseJson(form.field("content-id-map")) ?? {});
  const spf = findHeader(headers, "x-mailgun-spf") ?? form.field("X-Mailgun-Spf");
  const dkim =
    findHeader(headers, "x-mailgun-dkim-check-result") ?? form.field("X-Mailgun-Dkim-Check-Result");
  return {
    messageId: bareMessageId(findHeader(headers, "message-id") ?? form.field("Message-Id")),
    returnPath: sender,
    from,
    recipients: form.field("recipient").split(","),
    subject: form.field("subject"),
    text: form.field("body-plain"),
    html: form.field("body-html"),
    strippedText: form.field("stripped-text"),
    headers,
    authenticity: judgeAuthenticity(
      {
        from,
        spf: { result: spf, domain: domainOf(sender) },
        dkim: dkimDomains(headers).map((domain) => ({ domain, result: dkim })),
      },
      headers,
    ),
    files: formFiles(form, new Set(Object.values(inline))),
  };
}

export const isMailgun = (form: EmailForm): boolean =>
  form.has("recipient") && form.has("sender") && form.has("message-headers");
