import { MultipartParseError, parseMultipartRequest } from "@remix-run/multipart-parser";
import { data } from "react-router";
import { parseUrlencoded } from "#app/shared/parse-urlencoded.ts";

/** More fields than any of our forms: 500 selected rows are the most. */
const maxPairs = 1000;
/** The server limits the size. These limit the work per byte: a form with files has a few dozen parts with short headers. */
const multipartLimits = {
  maxParts: 100,
  maxHeaderSize: 2048,
  maxFileSize: Infinity,
  maxTotalSize: Infinity,
};

/** Not `request.formData()`: it takes quadratic time for fields without a value, and parses 30 MB of files in one go. */
export async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get("content-type") ?? "";
  if (isUrlencoded.test(type)) return readUrlencoded(await request.arrayBuffer());
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

function readUrlencoded(body: ArrayBuffer): FormData {
  const pairs = parseUrlencoded(new Uint8Array(body), maxPairs);
  if (!pairs) throw data(null, { status: 400 });
  const form = new FormData();
  for (const [name, value] of pairs) form.append(name.toString(), value.toString());
  return form;
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

const unquote = (name: string): string => name.replace(/%(?:22|0D|0A)/gi, decodeURIComponent);
