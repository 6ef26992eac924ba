import type { InboundFile } from "./inbound-email.ts";
import { type FormPart, parseMultipart } from "./parse-multipart.ts";

/** The form in which a provider posts an email: its fields by name, and its files. */
export interface EmailForm {
  /** Empty where the field is missing. */
  field(name: string, charset?: string): string;
  has(name: string): boolean;
  files: FormPart[];
}

export function parseEmailForm(body: Buffer, contentType: string): EmailForm | null {
  const parts = /^multipart\/form-data\b/i.test(contentType)
    ? parseMultipart(body, contentType)
    : parseUrlEncoded(body);
  if (!parts) return null;
  const fields = new Map<string, Buffer>();
  for (const { name, fileName, bytes } of parts)
    if (fileName === null && !fields.has(name)) fields.set(name, bytes);
  return {
    field: (name, charset = "utf-8") => decode(fields.get(name), charset),
    has: (name) => fields.has(name),
    files: parts.filter(({ fileName }) => fileName !== null),
  };
}

function decode(bytes: Buffer | undefined, charset: string): string {
  if (!bytes) return "";
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch (error) {
    // A charset that nobody knows: most emails are in this one.
    if (error instanceof RangeError) return bytes.toString("utf8");
    throw error;
  }
}

const parseUrlEncoded = (body: Buffer): FormPart[] =>
  [...new URLSearchParams(body.toString("utf8"))].map(([name, value]) => ({
    name,
    fileName: null,
    contentType: "text/plain",
    bytes: Buffer.from(value),
  }));

/** The files of the form; `inline` are the names of the fields whose file is placed within the text. */
export const formFiles = (form: EmailForm, inline: ReadonlySet<string>): InboundFile[] =>
  form.files.map(({ name, fileName, contentType, bytes }) => ({
    name: fileName ?? "",
    contentType,
    isInline: inline.has(name),
    bytes,
  }));
