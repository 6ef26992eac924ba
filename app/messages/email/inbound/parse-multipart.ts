/** One field or file of a form. Bytes, because SendGrid sends each field in the charset of the email. */
export interface FormPart {
  name: string;
  fileName: string | null;
  contentType: string;
  bytes: Buffer;
}

const maxParts = 200;

/** The parts of a multipart form, or null where it is malformed. */
export function parseMultipart(body: Buffer, contentType: string): FormPart[] | null {
  const boundary = /boundary=(?:"([^"]{1,200})"|([^\s;]{1,200}))/i.exec(contentType);
  const delimiter = Buffer.from(`--${boundary?.[1] ?? boundary?.[2] ?? ""}`);
  if (delimiter.length === 2 || !body.subarray(0, delimiter.length).equals(delimiter)) return null;
  const next = Buffer.concat([Buffer.from("\r\n"), delimiter]);
  const parts: FormPart[] = [];
  let at = delimiter.length;
  while (body.toString("latin1", at, at + 2) === "\r\n") {
    const end = body.indexOf(next, at);
    const part = end < 0 ? null : parsePart(body.subarray(at + 2, end));
    if (!part || parts.length === maxParts) return null;
    parts.push(part);
    at = end + next.length;
  }
  return body.toString("latin1", at, at + 2) === "--" ? parts : null;
}

function parsePart(part: Buffer): FormPart | null {
  const headersEnd = part.indexOf("\r\n\r\n");
  if (headersEnd < 0 || headersEnd > 10_000) return null;
  const headers = part.toString("utf8", 0, headersEnd);
  const disposition = /^content-disposition:\s*form-data\s*;(.*)$/im.exec(headers)?.[1] ?? "";
  const name = parameter(disposition, "name");
  if (name === null) return null;
  return {
    name,
    fileName: parameter(disposition, "filename"),
    contentType: /^content-type:\s*(.*)$/im.exec(headers)?.[1]?.trim() ?? "text/plain",
    bytes: part.subarray(headersEnd + 4),
  };
}

function parameter(disposition: string, name: string): string | null {
  const found = new RegExp(`(?:^|[;\\s])${name}=(?:"((?:[^"\\\\]|\\\\.)*)"|([^;\\s]+))`, "i").exec(
    disposition,
  );
  return found?.[1]?.replace(/\\(.)/g, "$1") ?? found?.[2] ?? null;
}
