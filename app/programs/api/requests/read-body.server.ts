import { refuse } from "./problem.ts";

const isJson = /^application\/json\s*(;|$)/i;
const isWrapped = /^(application\/json|multipart\/)/i;

/** PostgreSQL does not store NUL. */
function withoutNul(_key: string, value: unknown): unknown {
  if (typeof value === "string" && value.includes("\0")) throw new SyntaxError("NUL");
  return value;
}

export async function readJson(request: Request): Promise<{ text: string; value: unknown }> {
  if (!isJson.test(request.headers.get("content-type") ?? ""))
    refuse(415, "Send JSON, with Content-Type: application/json.");
  const text = await request.text();
  try {
    return { text, value: JSON.parse(text, withoutNul) };
  } catch (error) {
    // A RangeError comes from absurdly deep nesting.
    if (error instanceof SyntaxError || error instanceof RangeError)
      refuse(400, "The body is not valid JSON.");
    throw error;
  }
}

export async function readFile(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  if (isWrapped.test(request.headers.get("content-type") ?? ""))
    refuse(415, "Send the file itself as the body, with its own Content-Type.");
  return request.bytes();
}
