import { MultipartParseError, parseMultipartRequest } from "@remix-run/multipart-parser";
import { data } from "react-router";

/** More fields than any form of ours has: 500 chosen rows are the most. */
const maxPairs = 1000;
/** Size is the server's to limit. These keep the work for each byte small: a form with files has a few dozen parts with short headers. */
const multipartLimits = {
  maxParts: 100,
  maxHeaderSize: 2048,
  maxFileSize: Infinity,
  maxTotalSize: Infinity,
};

/**
 * The form of a request. Anything else is the client's mistake: 415 for another media type, 400 for a malformed body. Not by
 * `request.formData()`: it takes quadratic time for fields without a value, and parses 30 MB of files in one go.
 */
export async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get("content-type") ?? "";
  if (isUrlencoded.test(type)) return parseUrlencoded(Buffer.from(await request.arrayBuffer()));
  if (!isMultipart.test(type)) throw data(null, { status: 415 });
  try {
    return await parseMultipart(request);
  } catch (error) {
    // A header that is not UTF-8 is a TypeError. A body that is too large, too slow or aborted is handled by the server.
    if (!(error instanceof MultipartParseError || error instanceof TypeError)) throw error;
    throw data(null, { status: 400 });
  }
}

const isUrlencoded = /^application\/x-www-form-urlencoded\s*(;|$)/i;
const isMultipart = /^multipart\/form-data\s*(;|$)/i;

function parseUrlencoded(body: Buffer): FormData {
  const pairs = body.toString("latin1").split("&", maxPairs + 1);
  if (pairs.length > maxPairs) throw data(null, { status: 400 });
  const form = new FormData();
  for (const pair of pairs) {
    const [name] = pair.split("=", 1);
    if (pair !== "") form.append(decode(name!), decode(pair.slice(name!.length + 1)));
  }
  return form;
}

/** Tolerant, unlike `decodeURIComponent`: a stray percent sign stays, and what is not UTF-8 becomes a replacement character. */
function decode(encoded: string): string {
  const bytes = Buffer.from(encoded, "latin1");
  let end = 0;
  for (let index = 0; index < bytes.length; index++) {
    let byte = bytes[index]!;
    if (byte === 0x2b) byte = 0x20;
    else if (byte === 0x25) {
      const code = 16 * digitOf(bytes[index + 1]) + digitOf(bytes[index + 2]);
      if (code >= 0) {
        byte = code;
        index += 2;
      }
    }
    bytes[end++] = byte;
  }
  return bytes.toString("utf8", 0, end);
}

/** Of a hexadecimal digit; far below zero for anything else. */
function digitOf(byte = 0): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const small = byte | 0x20;
  return small >= 0x61 && small <= 0x66 ? small - 0x57 : -1000;
}

async function parseMultipart(request: Request): Promise<FormData> {
  const form = new FormData();
  for await (const part of parseMultipartRequest(request, multipartLimits)) {
    const { name, filename, content } = part;
    const type = { type: part.mediaType ?? "" };
    if (name === undefined) throw new MultipartParseError("A part has no name");
    if (filename === undefined) form.append(unquote(name), Buffer.concat(content).toString());
    else form.append(unquote(name), new File(content as BlobPart[], unquote(filename), type));
  }
  return form;
}

/** What browsers escape in a quoted name. */
const unquote = (name: string): string => name.replace(/%(?:22|0D|0A)/gi, decodeURIComponent);
