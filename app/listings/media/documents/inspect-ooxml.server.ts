import type { ContentProblem } from "#app/listings/media/documents/document.ts";
import { readZipDirectory, type ZipEntry } from "#app/listings/media/documents/read-zip.server.ts";

export type OfficeFile =
  | { ok: true; kind: "docx" | "xlsx" }
  | { ok: false; reason: Exclude<ContentProblem, "empty" | "too-large"> };

/** A list of relationships or content types is some kilobytes; of a workbook with a thousand sheets, a megabyte. */
const maxPart = 4 * 1024 * 1024;

const programs =
  /(^|\/)(vbaProject\w*\.bin|vbaData\w*\.xml|macrosheets\/.*|attachedToolbars\.bin)$/i;
const active =
  /(^|\/)(activeX\/.*|oleObject\d*\.bin|embeddings\/.*\.(bin|docm|xlsm|xlsb|exe|js))$/i;
const mainParts = {
  docx: /wordprocessingml\.document\.main\+xml/,
  xlsx: /spreadsheetml\.sheet\.main\+xml/,
};
/** Links that a person clicks, and links to other workbooks, which are not followed without asking. */
const harmlessLinks = /\/(hyperlink|externalLinkPath|externalLinkLong|xlPathMissing)$/;

/** Word and Excel files since 2007: an archive with a list of content types and a folder of its own. */
export function inspectOoxml(bytes: Buffer): OfficeFile {
  if (bytes.subarray(0, 1024).includes("%PDF-")) return refuse("polyglot");
  const zip = readZipDirectory(bytes);
  if (!zip.ok)
    return refuse(
      zip.reason === "not-a-zip"
        ? "not-a-document"
        : zip.reason === "trailing-data"
          ? "polyglot"
          : zip.reason,
    );
  const { entries } = zip;
  if (entries.some(({ isEncrypted }) => isEncrypted)) return refuse("encrypted");
  if (entries.some(({ name }) => /(^|[/\\])\.\.([/\\]|$)|^[/\\]|\\|\0/.test(name)))
    return refuse("damaged");
  const types = entries.find(({ name }) => name === "[Content_Types].xml")?.read(maxPart);
  if (!types) return refuse("not-a-document");
  const list = types.toString("utf8");
  if (/macroEnabled|vbaProject/i.test(list) || entries.some(({ name }) => programs.test(name)))
    return refuse("macros");
  const kind = has(entries, "word/document.xml")
    ? "docx"
    : has(entries, "xl/workbook.xml")
      ? "xlsx"
      : null;
  if (!kind || !mainParts[kind].test(list)) return refuse("not-a-document");
  if (entries.some(({ name }) => active.test(name))) return refuse("active-content");
  for (const entry of entries) {
    const problem = checkLinks(entry);
    if (problem) return refuse(problem);
  }
  return { ok: true, kind };
}

const refuse = (reason: Extract<OfficeFile, { ok: false }>["reason"]) =>
  ({ ok: false, reason }) as const;

const has = (entries: readonly ZipEntry[], part: string): boolean =>
  entries.some(({ name }) => name === part);

function checkLinks(entry: ZipEntry): "external-content" | "active-content" | "damaged" | null {
  const isLinkedBook = /^xl\/externalLinks\/[^/]+\.xml$/.test(entry.name);
  if (!isLinkedBook && !entry.name.endsWith(".rels")) return null;
  const part = entry.read(maxPart)?.toString("utf8");
  if (part === undefined) return "damaged";
  // A DDE link starts another program to get its value.
  if (isLinkedBook) return /<\w*:?ddeLink\b/.test(part) ? "active-content" : null;
  for (const [tag] of part.matchAll(/<(?:\w+:)?Relationship\b[^>]*>/g)) {
    const isExternal = /\bTargetMode\s*=\s*["']\s*External/i.test(tag);
    const type = /\bType\s*=\s*["']([^"']*)/.exec(tag)?.[1] ?? "";
    if (isExternal && !harmlessLinks.test(type)) return "external-content";
  }
  return null;
}
