/** A person's email, for the requests by which each provider forwards it. */
export interface SentEmail {
  from: string;
  to: string;
  /** The envelope recipients, if they differ from `to`. */
  envelopeTo?: string[];
  text: string;
  html?: string;
  charset?: "utf-8" | "latin1";
  subject?: string;
  messageId?: string;
  /** Empty for a bounce. */
  returnPath?: string;
  spf?: "pass" | "fail" | "none";
  headers?: Record<string, string>;
  files?: { name: string; contentType: string; bytes: Buffer; isInline?: boolean }[];
  /** Replaces all of the above. */
  raw?: Buffer;
}

export interface ProviderRequest {
  /** Appended to the URL of the webhook. */
  query: string;
  headers: Record<string, string>;
  body: BodyInit;
}

let sent = 0;

const fill = (email: SentEmail) => ({
  envelopeTo: [email.to],
  returnPath: /[^<\s]+@[^>\s]+/.exec(email.from)?.[0] ?? "",
  spf: "pass" as const,
  ...email,
  raw: email.raw ?? rawEmail(email),
});

const domainOf = (address: string) => address.slice(address.indexOf("@") + 1);

/** As the sender's mail program writes it. */
export function rawEmail({
  from,
  to,
  text,
  html = "",
  charset = "utf-8",
  subject = "Re: Inquiry about A mill",
  messageId = `${Date.now()}.${++sent}.${Math.random()}@mail.example.com`,
  spf = "pass",
  headers = {},
  files = [],
}: SentEmail): Buffer {
  const lines = Object.entries({
    // Mailgun writes its verdict into the email.
    "X-Mailgun-Spf": spf === "pass" ? "Pass" : spf === "fail" ? "Fail" : "Neutral",
    From: from,
    To: to,
    Subject: `=?utf-8?B?${Buffer.from(subject).toString("base64")}?=`,
    ...(messageId && { "Message-ID": `<${messageId}>` }),
    "MIME-Version": "1.0",
    "Content-Type": "multipart/mixed; boundary=outer",
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  const type = charset === "latin1" ? "iso-8859-1" : "utf-8";
  const encoded = (bytes: Buffer) =>
    `Content-Transfer-Encoding: base64\r\n\r\n${bytes.toString("base64").replace(/.{76}/g, "$&\r\n")}\r\n`;
  const textPart = [
    `--outer\r\nContent-Type: text/plain; charset=${type}\r\nContent-Transfer-Encoding: 8bit\r\n\r\n`,
    Buffer.from(text, charset),
    "\r\n",
  ];
  const htmlPart = `--outer\r\nContent-Type: text/html; charset=utf-8\r\n${encoded(Buffer.from(html))}`;
  return Buffer.concat(
    [
      ...lines,
      "\r\n",
      ...(html && text === "" ? [htmlPart] : textPart),
      ...files.map(
        ({ name, contentType, bytes, isInline }) =>
          `--outer\r\nContent-Type: ${contentType}\r\nContent-Disposition: ${isInline ? "inline" : "attachment"}; filename="${name}"\r\n${encoded(bytes)}`,
      ),
      "--outer--\r\n",
    ].map((part) => Buffer.from(part)),
  );
}

/** As Postmark posts it, with the secret as the password of basic authentication. */
export function postmarkRequest(email: SentEmail, secret: string): ProviderRequest {
  const { from, to, envelopeTo, returnPath, spf, raw } = fill(email);
  const json = {
    From: from,
    To: to,
    OriginalRecipient: envelopeTo[0],
    Subject: "Read from the raw email",
    MessageID: "73e6d360-66eb-11e1-8e72-a8904824019b",
    TextBody: "Read from the raw email",
    Headers: Object.entries({
      "Return-Path": `<${returnPath}>`,
      "Received-SPF": `${spf} (sender) identity=mailfrom; client-ip=192.0.2.1; envelope-from=${returnPath}; receiver=${to}`,
    }).map(([Name, Value]) => ({ Name, Value })),
    RawEmail: raw.toString(),
    Attachments: [],
  };
  const login = Buffer.from(`relevo:${secret}`).toString("base64");
  return {
    query: "",
    headers: { "content-type": "application/json", authorization: `Basic ${login}` },
    body: JSON.stringify(json),
  };
}

/** As SendGrid's Inbound Parse posts it, with the secret in the URL. */
export function sendgridRequest(email: SentEmail, secret: string): ProviderRequest {
  const { from, to, envelopeTo, returnPath, spf, raw } = fill(email);
  const fields: Record<string, string | Buffer> = {
    email: raw,
    dkim: spf === "pass" ? `{@${domainOf(returnPath)} : pass}` : "none",
    to,
    from,
    sender_ip: "192.0.2.1",
    envelope: JSON.stringify({ to: envelopeTo, from: returnPath }),
    charsets: JSON.stringify({ to: "UTF-8", from: "UTF-8", subject: "UTF-8" }),
    SPF: spf,
  };
  const parts = Object.entries(fields).flatMap(([name, value]) => [
    Buffer.from(`--xYzZY\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`),
    Buffer.from(value),
    Buffer.from("\r\n"),
  ]);
  return {
    query: `?token=${encodeURIComponent(secret)}`,
    headers: { "content-type": "multipart/form-data; boundary=xYzZY" },
    body: new Uint8Array(Buffer.concat([...parts, Buffer.from("--xYzZY--\r\n")])),
  };
}

/** As a Mailgun route posts it to a URL that ends in "mime". */
export function mailgunRequest(email: SentEmail, secret: string): ProviderRequest {
  const { from, envelopeTo, returnPath, raw } = fill(email);
  const escape = (bytes: Buffer) => bytes.toString("hex").replace(/../g, "%$&");
  const fields = { recipient: envelopeTo.join(","), sender: returnPath, from, "body-mime": raw };
  return {
    query: `/mime?token=${encodeURIComponent(secret)}`,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: Object.entries(fields)
      .map(([name, value]) => `${name}=${escape(Buffer.from(value))}`)
      .join("&"),
  };
}
