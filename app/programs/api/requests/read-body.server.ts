import { refuse } from "./problem.ts";

const isJson = (contentType: string): boolean => /^application\/json\s*(;|$)/i.test(contentType);

/** PostgreSQL does not store NUL. */
function withoutNul(_key: string, value: unknown): unknown {
  if (typeof value === "string" && value.includes("\0")) throw new SyntaxError("NUL");
  return value;
}

export async function readJson(request: Request): Promise<{ text: string; value: unknown }> {
  if (!isJson(request.headers.get("content-type") ?? ""))
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
  if (isJson(request.headers.get("content-type") ?? ""))
    refuse(415, "Send the file itself as the body, with its own Content-Type.");
  return request.bytes();
}
