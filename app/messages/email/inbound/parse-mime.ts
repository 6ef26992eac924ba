import { createHash } from "node:crypto";
import PostalMime, { type Email } from "postal-mime";
import {
  addressesIn,
  bareAddress,
  checkAuthenticity,
  type InboundContent,
  type EmailHeader,
  findHeader,
  type InboundEmail,
  isAutoReply,
  isBounce,
  senderIn,
} from "./inbound-email.ts";
import { extractReply } from "./extract-reply.ts";
import { htmlToText } from "./html-to-text.ts";
import { openPosted, type PostedEmail } from "./posted-email.ts";

export interface OpenedEmail {
  head: Omit<InboundEmail, "readContent">;
  raw: Uint8Array;
}

const maxHeaderBytes = 256 * 1024;

async function parse(raw: Uint8Array): Promise<Email | null> {
  try {
    return await PostalMime.parse(raw, {
      maxNestingDepth: 20,
      maxHeadersSize: maxHeaderBytes,
      // An attached email is a file, not part of the text.
      forceRfc822Attachments: true,
    });
  } catch (error) {
    if (error instanceof Error && error.message.startsWith("Maximum ")) return null;
    throw error;
  }
}

export async function openRequest(
  body: Uint8Array,
  contentType: string,
): Promise<OpenedEmail | null> {
  const posted = openPosted(body, contentType);
  if (!posted) return null;
  const { raw, returnPath } = posted;
  const email = await parse(headOf(raw));
  if (!email) return null;
  const { subject = "", headers: parsed } = email;
  const headers = parsed.map(({ originalKey, value }): EmailHeader => [originalKey, value]);
  const from = senderIn(parsed.filter(({ key }) => key === "from").map(({ value }) => value));
  const checked = { returnPath, from, subject, headers };
  const head: OpenedEmail["head"] = {
    externalId: externalIdOf(findHeader(headers, "message-id"), raw),
    from,
    recipients: recipientsOf(posted, headers),
    automatic: isBounce(checked) ? "bounce" : isAutoReply(checked) ? "auto-reply" : null,
    authenticity: checkAuthenticity(from, posted.checks(headers), headers),
  };
  return { head, raw };
}

export async function parseContent(raw: Uint8Array): Promise<InboundContent | null> {
  const email = await parse(raw);
  if (!email) return null;
  const { text = "", html = "", attachments } = email;
  return {
    text: extractReply(text.trim() === "" ? htmlToText(html) : text),
    files: attachments.map(({ filename, mimeType, disposition, related, content }) => ({
      name: filename ?? "",
      contentType: mimeType,
      isInline: disposition === "inline" || related === true,
      bytes: new Uint8Array(content as ArrayBuffer),
    })),
  };
}

function headOf(raw: Uint8Array): Uint8Array {
  const start = Buffer.from(raw.buffer, raw.byteOffset, Math.min(raw.byteLength, maxHeaderBytes));
  const ends = ["\r\n\r\n", "\n\n"].map((gap) => start.indexOf(gap)).filter((end) => end >= 0);
  return start.subarray(0, Math.min(...ends, start.length));
}

function recipientsOf(posted: PostedEmail, headers: readonly EmailHeader[]): string[] {
  const named = ["to", "cc"].flatMap((name) => addressesIn(findHeader(headers, name) ?? ""));
  return [...new Set([...posted.recipients.map((text) => text.trim().toLowerCase()), ...named])];
}

function externalIdOf(header: string | null, raw: Uint8Array): string {
  const id = bareAddress(header ?? "")
    .replaceAll("\0", "")
    .toWellFormed();
  const hash = (data: string | Uint8Array) => createHash("sha256").update(data).digest("hex");
  if (id === "") return `sha256:${hash(raw)}`;
  return id.length <= 500 ? id : `sha256:${hash(id)}`;
}
