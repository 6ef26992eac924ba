import { createHmac } from "node:crypto";

/** An email as a person sends it, for the requests by which each provider passes it on. */
export interface SentEmail {
  from: string;
  to: string;
  text: string;
  html?: string;
  subject?: string;
  messageId?: string;
  /** Empty for a bounce. */
  returnPath?: string;
  spf?: "pass" | "fail" | "none";
  headers?: Record<string, string>;
  files?: { name: string; contentType: string; bytes: Buffer; isInline?: boolean }[];
}

export interface ProviderRequest {
  /** To be appended to the address of the webhook. */
  query: string;
  headers: Record<string, string>;
  body: BodyInit;
}

let sent = 0;

const fill = (email: SentEmail) => ({
  html: "",
  subject: "Re: Inquiry about A mill",
  messageId: `${Date.now()}.${++sent}.${Math.random()}@mail.example.com`,
  returnPath: /[^<\s]+@[^>\s]+/.exec(email.from)?.[0] ?? "",
  spf: "pass" as const,
  files: [],
  ...email,
  headers: { "MIME-Version": "1.0", ...email.headers },
});

const domainOf = (address: string) => address.slice(address.indexOf("@") + 1);

/** As Postmark posts it, with the secret as the password of basic authentication. */
export function postmarkRequest(email: SentEmail, secret: string): ProviderRequest {
  const { from, to, text, html, subject, messageId, returnPath, spf, headers, files } = fill(email);
  const address = /[^<\s]+@[^>\s]+/.exec(from)?.[0] ?? "";
  const person = (Email: string) => ({ Email, Name: "", MailboxHash: "" });
  const json = {
    FromName: "",
    MessageStream: "inbound",
    From: address,
    FromFull: person(address),
    To: to,
    ToFull: [person(to)],
    Cc: "",
    CcFull: [],
    Bcc: "",
    BccFull: [],
    OriginalRecipient: to,
    Subject: subject,
    MessageID: "73e6d360-66eb-11e1-8e72-a8904824019b",
    ReplyTo: "",
    MailboxHash: "",
    Date: "Mon, 16 Nov 2026 10:02:11 -0500",
    TextBody: text,
    HtmlBody: html,
    StrippedTextReply: "",
    Tag: "",
    Headers: Object.entries({
      "Return-Path": `<${returnPath}>`,
      "Received-SPF": `${spf} (sender) identity=mailfrom; client-ip=192.0.2.1; envelope-from=${returnPath}; receiver=${to}`,
      "Message-ID": `<${messageId}>`,
      ...headers,
    }).map(([Name, Value]) => ({ Name, Value })),
    Attachments: files.map(({ name, contentType, bytes, isInline }) => ({
      Name: name,
      Content: bytes.toString("base64"),
      ContentType: contentType,
      ContentLength: bytes.length,
      ContentID: isInline ? "image001@example.com" : "",
    })),
  };
  const login = Buffer.from(`relevo:${secret}`).toString("base64");
  return {
    query: "",
    headers: { "content-type": "application/json", authorization: `Basic ${login}` },
    body: JSON.stringify(json),
  };
}

/** As SendGrid's Inbound Parse posts it, in the charset of the email, with the secret in the address. */
export function sendgridRequest(
  email: SentEmail,
  secret: string,
  charset: "utf-8" | "latin1" = "utf-8",
): ProviderRequest {
  const { from, to, text, html, subject, messageId, returnPath, spf, headers, files } = fill(email);
  const lines = Object.entries({ From: from, To: to, "Message-ID": `<${messageId}>`, ...headers });
  const attachments = files.map((file, at) => [`attachment${at + 1}`, file] as const);
  const fields: Record<string, string> = {
    headers: lines.map(([name, value]) => `${name}: ${value}`).join("\n"),
    dkim: spf === "pass" ? `{@${domainOf(returnPath)} : pass}` : "none",
    to,
    from,
    subject,
    sender_ip: "192.0.2.1",
    envelope: JSON.stringify({ to: [to], from: returnPath }),
    attachments: String(files.length),
    "attachment-info": JSON.stringify(
      Object.fromEntries(
        attachments.map(([field, { name, contentType, isInline }]) => [
          field,
          { filename: name, name, type: contentType, ...(isInline && { "content-id": "i1" }) },
        ]),
      ),
    ),
    charsets: JSON.stringify({
      to: "UTF-8",
      from: "UTF-8",
      subject: "UTF-8",
      text: charset === "latin1" ? "iso-8859-1" : "UTF-8",
    }),
    SPF: spf,
    ...(html && { html }),
  };
  const parts = Object.entries(fields).map(([name, value]) => part(name, Buffer.from(value)));
  parts.push(part("text", Buffer.from(text, charset)));
  for (const [field, { name, contentType, bytes }] of attachments)
    parts.push(part(field, bytes, `; filename="${name}"\r\nContent-Type: ${contentType}`));
  return {
    query: `?token=${encodeURIComponent(secret)}`,
    headers: { "content-type": "multipart/form-data; boundary=xYzZY" },
    body: new Uint8Array(Buffer.concat([...parts, Buffer.from("--xYzZY--\r\n")])),
  };
}

const part = (name: string, bytes: Buffer, more = ""): Buffer =>
  Buffer.concat([
    Buffer.from(`--xYzZY\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`),
    bytes,
    Buffer.from("\r\n"),
  ]);

/** As a route of Mailgun posts it, signed. */
export function mailgunRequest(
  email: SentEmail,
  key: string,
  now: Date = new Date(),
): ProviderRequest {
  const { from, to, text, html, subject, messageId, returnPath, spf, headers, files } = fill(email);
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const token = "2b90a03befc0b98ae2b641b0080850cada918a2d2f670e0141";
  const fields: Record<string, string> = {
    recipient: to,
    sender: returnPath,
    subject,
    from,
    "X-Mailgun-Spf": spf === "pass" ? "Pass" : spf === "fail" ? "Fail" : "Neutral",
    "body-plain": text,
    "stripped-text": text.split("\n\nOn ")[0]!,
    "stripped-signature": "",
    "body-html": html,
    "message-headers": JSON.stringify(
      Object.entries({ From: from, To: to, "Message-Id": `<${messageId}>`, ...headers }),
    ),
    timestamp,
    token,
    signature: createHmac("sha256", key)
      .update(timestamp + token)
      .digest("hex"),
  };
  if (files.length === 0) return { query: "", headers: {}, body: new URLSearchParams(fields) };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set("attachment-count", String(files.length));
  const inline = files.flatMap(({ isInline }, at) =>
    isInline ? [[`<i${at}>`, `attachment-${at + 1}`]] : [],
  );
  form.set("content-id-map", JSON.stringify(Object.fromEntries(inline)));
  for (const [at, { name, contentType, bytes }] of files.entries())
    form.set(
      `attachment-${at + 1}`,
      new Blob([new Uint8Array(bytes)], { type: contentType }),
      name,
    );
  return { query: "", headers: {}, body: form };
}
