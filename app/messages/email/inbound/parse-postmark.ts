import { z } from "zod";
import { judgeAuthenticity } from "./authenticity.ts";
import { type EmailHeader, findHeader, type InboundEmail } from "./inbound-email.ts";
import { domainOf, parseAddresses, parseSender } from "./parse-address.ts";
import { bareMessageId } from "./parse-headers.ts";

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? "");
const people = z
  .array(z.object({ Email: text }))
  .nullish()
  .transform((value) => value ?? []);

/** What Postmark posts for each email that arrives: https://postmarkapp.com/developer/webhooks/inbound-webhook */
const schema = z.object({
  From: z.string(),
  MessageID: z.string(),
  OriginalRecipient: text,
  ToFull: people,
  CcFull: people,
  BccFull: people,
  Subject: text,
  TextBody: text,
  HtmlBody: text,
  StrippedTextReply: text,
  Headers: z.array(z.object({ Name: z.string(), Value: text })).default([]),
  Attachments: z
    .array(z.object({ Name: text, Content: text, ContentType: text, ContentID: text }))
    .default([]),
});

/** Null where the JSON is not what Postmark sends. */
export function parsePostmark(json: unknown): InboundEmail | null {
  const parsed = schema.safeParse(json);
  if (!parsed.success) return null;
  const email = parsed.data;
  const headers = email.Headers.map(({ Name, Value }): EmailHeader => [Name, Value]);
  const from = parseSender(email.From);
  return {
    messageId: bareMessageId(findHeader(headers, "message-id")) ?? email.MessageID,
    returnPath: findReturnPath(headers),
    from,
    recipients: [
      email.OriginalRecipient,
      ...[email.ToFull, email.CcFull, email.BccFull].flatMap((list) =>
        list.map(({ Email }) => Email),
      ),
    ],
    subject: email.Subject,
    text: email.TextBody,
    html: email.HtmlBody,
    strippedText: email.StrippedTextReply,
    headers,
    authenticity: judgeAuthenticity({ from, spf: findSpf(headers), dkim: [] }, headers),
    files: email.Attachments.map(({ Name, Content, ContentType, ContentID }) => ({
      name: Name,
      contentType: ContentType,
      isInline: ContentID !== "",
      bytes: Buffer.from(Content, "base64"),
    })),
  };
}

function findReturnPath(headers: readonly EmailHeader[]): string | null {
  const header = findHeader(headers, "return-path");
  return header === null ? null : header.trim().replace(/^<|>$/g, "").trim();
}

/** `Pass (sender SPF authorized) identity=mailfrom; …; envelope-from=bea@example.com; …`, added by Postmark. */
function findSpf(headers: readonly EmailHeader[]) {
  const header = findHeader(headers, "received-spf");
  if (header === null) return null;
  const [envelopeFrom = ""] = parseAddresses(/envelope-from=([^\s;]+)/i.exec(header)?.[1] ?? "");
  return { result: header.trim(), domain: domainOf(envelopeFrom) };
}
