import { showableFileName } from "./upload.ts";

export const tusVersion = "1.0.0";

export function parseByteCount(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,12}$/.test(text) ? Number(text) : null;
}

/** `Upload-Metadata`: pairs of a key and a value in base64, separated by commas. Null if it is malformed. */
export function parseMetadata(
  text: string | undefined,
): { kind?: string; fileName: string } | null {
  const values = new Map<string, string>();
  for (const pair of (text ?? "").split(",")) {
    const [key, value = "", ...rest] = pair.trim().split(" ");
    if (!key || rest.length > 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(value)) return null;
    values.set(key, Buffer.from(value, "base64").toString("utf8"));
  }
  const kind = values.get("kind");
  return {
    ...(kind !== undefined && { kind }),
    fileName: showableFileName(values.get("filename") ?? ""),
  };
}
