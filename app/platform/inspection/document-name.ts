import type { DocumentKind } from "./document-kind.ts";

const maxLength = 100;

/** Control characters, and marks that reverse the direction or take no space: they can make `fdp.exe` look like `exe.pdf`. */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\u2028\u2029]/gu;
const unsafe = /[<>:"/\\|?*]/g;
const extension = /\.[a-z0-9]{1,5}$/i;

/** Gets the extension of its content and contains no folder. */
export function cleanDocumentName(given: string, kind: DocumentKind | "jpg"): string {
  const last = given.slice(0, 1000).split(/[/\\]/).at(-1) ?? "";
  const words = last
    .normalize("NFC")
    .replace(invisible, "")
    .replace(unsafe, " ")
    .replace(extension, "")
    .replace(/\s+/g, " ");
  const base = [...words]
    .slice(0, maxLength)
    .join("")
    .replace(/^[\s.]+|[\s.]+$/g, "");
  return `${base || "Document"}.${kind}`;
}

/** A `Content-Disposition` header: plain ASCII for old programs, and the real name by RFC 5987. */
export function contentDisposition(name: string): string {
  const ascii = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
