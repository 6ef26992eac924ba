import { z } from "zod";
import { judgeAuthenticity } from "./authenticity.ts";
import { type EmailForm, formFiles } from "./email-form.ts";
import { findHeader, type InboundEmail } from "./inbound-email.ts";
import { domainOf, parseAddresses, parseSender } from "./parse-address.ts";
import { bareMessageId, parseHeaderLines, parseJson } from "./parse-headers.ts";

const envelopeSchema = z.object({ to: z.array(z.string()), from: z.string() });
const charsetsSchema = z.record(z.string(), z.string()).catch({});
const attachmentsSchema = z
  .record(z.string(), z.object({ "content-id": z.string().optional() }))
  .catch({});

/** What SendGrid posts for each email that arrives: https://www.twilio.com/docs/sendgrid/for-developers/parsing-email */
export function parseSendgrid(form: EmailForm): InboundEmail | null {
  const envelope = envelopeSchema.safeParse(parseJson(form.field("envelope")));
  if (!form.has("headers") || !form.has("from") || !envelope.success) return null;
  const charsets = charsetsSchema.parse(parseJson(form.field("charsets")) ?? {});
  const read = (name: string) => form.field(name, charsets[name]);
  const headers = parseHeaderLines(read("headers"));
  const from = parseSender(read("from"));
  const attachments = attachmentsSchema.parse(parseJson(form.field("attachment-info")) ?? {});
  const inline = Object.entries(attachments).filter(([, about]) => about["content-id"]);
  return {
    messageId: bareMessageId(findHeader(headers, "message-id")),
    returnPath: envelope.data.from,
    from,
    recipients: [...envelope.data.to, ...parseAddresses(read("to"))],
    subject: read("subject"),
    text: read("text"),
    html: read("html"),
    strippedText: "",
    headers,
    authenticity: judgeAuthenticity(
      {
        from,
        spf: { result: form.field("SPF"), domain: domainOf(envelope.data.from) },
        dkim: parseDkim(form.field("dkim")),
      },
      headers,
    ),
    files: formFiles(form, new Set(inline.map(([name]) => name))),
  };
}

/** `{@example.com : pass, @mail.example : fail}` */
const parseDkim = (field: string) =>
  [...field.matchAll(/@([^\s:,{}]+)\s*:\s*(\w+)/g)].map(([, domain, result]) => ({
    domain: domain!,
    result: result!,
  }));
