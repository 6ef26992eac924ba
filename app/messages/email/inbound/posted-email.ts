import { MultipartParseError, parseMultipart } from "@remix-run/multipart-parser";
import { z } from "zod";
import { parseUrlencoded } from "#app/shared/parse-urlencoded.ts";
import {
  addressesIn,
  bareAddress,
  type DomainCheck,
  domainOf,
  type EmailHeader,
  findHeader,
} from "./inbound-email.ts";

export interface PostedEmail {
  raw: Uint8Array;
  recipients: readonly string[];
  returnPath: string | null;
  /** The provider's verdict about the sender; Mailgun puts it in headers of the email. */
  checks(headers: readonly EmailHeader[]): DomainCheck[];
}

export function openPosted(body: Uint8Array, contentType: string): PostedEmail | null {
  const boundary = /^multipart\/form-data\s*;.{0,100}?boundary="?([^\s";]{1,200})/i.exec(
    contentType,
  );
  if (boundary) return openForm(readMultipart(body, boundary[1]!));
  if (/^application\/x-www-form-urlencoded\b/i.test(contentType))
    return openForm(
      new Map(parseUrlencoded(body, maxFields)?.map(([name, value]) => [name.toString(), value])),
    );
  return openPostmark(readJson(Buffer.from(body).toString()));
}

type Fields = ReadonlyMap<string, Buffer>;
const maxFields = 100;

const openForm = (fields: Fields): PostedEmail | null =>
  openSendgrid(fields) ?? openMailgun(fields);

const postmark = z.object({
  RawEmail: z.string(),
  OriginalRecipient: z.string().default(""),
  Headers: z.array(z.object({ Name: z.string(), Value: z.string() })).default([]),
});

/** https://postmarkapp.com/developer/webhooks/inbound-webhook, with "Include raw email content". */
function openPostmark(json: unknown): PostedEmail | null {
  const parsed = postmark.safeParse(json);
  if (!parsed.success) return null;
  const { RawEmail, OriginalRecipient, Headers } = parsed.data;
  const headers = Headers.map(({ Name, Value }): EmailHeader => [Name, Value]);
  const returnPath = findHeader(headers, "return-path");
  // `Pass (sender SPF authorized) identity=mailfrom; …; envelope-from=bea@example.com; …`
  const spf = findHeader(headers, "received-spf")?.slice(0, 2000) ?? "";
  const [envelopeFrom = ""] = addressesIn(/envelope-from=([^\s;]+)/i.exec(spf)?.[1] ?? "");
  return {
    raw: Buffer.from(RawEmail),
    recipients: [OriginalRecipient],
    returnPath: returnPath === null ? null : bareAddress(returnPath),
    checks: () => [{ result: spf.trim(), domain: domainOf(envelopeFrom) }],
  };
}

const sendgridEnvelope = z.object({ to: z.array(z.string()), from: z.string() });

/** https://www.twilio.com/docs/sendgrid/for-developers/parsing-email, with "POST the raw, full MIME message". */
function openSendgrid(fields: Fields): PostedEmail | null {
  const raw = fields.get("email");
  const envelope = sendgridEnvelope.safeParse(readJson(textOf(fields, "envelope")));
  if (!raw || !envelope.success) return null;
  const { to, from } = envelope.data;
  // `{@example.com : pass, @mail.example : fail}`
  const dkim = textOf(fields, "dkim")
    .slice(0, 2000)
    .matchAll(/@([^\s:,{}@]+)\s?:\s?(\w+)/g);
  return {
    raw,
    recipients: to,
    returnPath: from,
    checks: () => [
      { result: textOf(fields, "SPF"), domain: domainOf(from) },
      ...[...dkim].map(([, domain, result]) => ({ domain: domain!, result: result! })),
    ],
  };
}

/** https://documentation.mailgun.com/docs/mailgun/user-manual/receive-forward-store, to an address that ends in "mime". */
function openMailgun(fields: Fields): PostedEmail | null {
  const raw = fields.get("body-mime");
  if (!raw || !fields.has("recipient")) return null;
  const sender = bareAddress(textOf(fields, "sender"));
  return {
    raw,
    recipients: textOf(fields, "recipient").split(","),
    returnPath: sender,
    checks: (headers) => [
      { result: findHeader(headers, "x-mailgun-spf") ?? "", domain: domainOf(sender) },
      ...dkimDomains(headers).map((domain) => ({
        result: findHeader(headers, "x-mailgun-dkim-check-result") ?? "",
        domain,
      })),
    ],
  };
}

const dkimDomains = (headers: readonly EmailHeader[]): string[] =>
  headers
    .filter(([name]) => name.toLowerCase() === "dkim-signature")
    .flatMap(([, value]) => {
      const tags = value.slice(0, 2000).split(";");
      const tag = tags.find((text) => text.trimStart().startsWith("d="));
      return tag ? [tag.slice(tag.indexOf("=") + 1).trim()] : [];
    });

const textOf = (fields: Fields, name: string): string => fields.get(name)?.toString() ?? "";

/** Bytes, because an email has its own charset. */
function readMultipart(body: Uint8Array, boundary: string): Fields {
  const limits = { maxParts: maxFields, maxFileSize: Infinity, maxTotalSize: Infinity };
  try {
    return new Map(
      [...parseMultipart(body, { boundary, ...limits })].map((part) => [
        part.name ?? "",
        Buffer.concat(part.content),
      ]),
    );
  } catch (error) {
    if (error instanceof MultipartParseError) return new Map();
    throw error;
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
