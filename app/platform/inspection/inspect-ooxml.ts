import type { ContentProblem } from "./document-kind.ts";
import { readZipDirectory, type ZipPart } from "./read-zip.ts";
import { xmlTags } from "./xml-tags.ts";

export type OfficeFile =
  | { ok: true; kind: "docx" | "xlsx" }
  | { ok: false; reason: Exclude<ContentProblem, "empty" | "too-large"> };

const macroFile = /^(vbaproject\w*\.bin|vbadata\w*\.xml|attachedtoolbars\.bin)$/;
const activeFile = /^oleobject\d*\.bin$/;
const activeEmbedding = /\.(bin|docm|xlsm|xlsb|exe|js)$/;
const mainParts = {
  docx: /wordprocessingml\.document\.main\+xml/,
  xlsx: /spreadsheetml\.sheet\.main\+xml/,
};
/** Links that a person clicks, and links to other workbooks, which are not followed without asking. */
const harmlessLinks = /\/(hyperlink|externalLinkPath|externalLinkLong|xlPathMissing)$/;

/** Word and Excel files since 2007: an archive with a list of content types and a specific folder. */
export async function inspectOoxml(bytes: Buffer): Promise<OfficeFile> {
  if (bytes.subarray(0, 1024).includes("%PDF-")) return refuse("polyglot");
  const zip = await readZipDirectory(bytes);
  if (!zip.ok)
    return refuse(
      zip.reason === "not-a-zip"
        ? "not-a-document"
        : zip.reason === "trailing-data"
          ? "polyglot"
          : zip.reason,
    );
  const { parts } = zip;
  if (parts.some(({ isEncrypted }) => isEncrypted)) return refuse("encrypted");
  const types = await parts.find(({ name }) => name === "[Content_Types].xml")?.read();
  if (!types) return refuse("not-a-document");
  const list = types.toString("utf8");
  if (/macroEnabled|vbaProject/i.test(list) || parts.some(isMacro)) return refuse("macros");
  const kind = has(parts, "word/document.xml")
    ? "docx"
    : has(parts, "xl/workbook.xml")
      ? "xlsx"
      : null;
  if (!kind || !mainParts[kind].test(list)) return refuse("not-a-document");
  if (parts.some(isActive)) return refuse("active-content");
  for (const part of parts) {
    const problem = await checkLinks(part);
    if (problem) return refuse(problem);
  }
  return { ok: true, kind };
}

const refuse = (reason: Extract<OfficeFile, { ok: false }>["reason"]) =>
  ({ ok: false, reason }) as const;

const has = (parts: readonly ZipPart[], name: string): boolean =>
  parts.some((part) => part.name === name);

function splitName({ name }: ZipPart): { folders: string[]; file: string } {
  const folders = name.toLowerCase().split("/");
  return { folders, file: folders.pop()! };
}

function isMacro(part: ZipPart): boolean {
  const { folders, file } = splitName(part);
  return macroFile.test(file) || folders.includes("macrosheets");
}

function isActive(part: ZipPart): boolean {
  const { folders, file } = splitName(part);
  return (
    activeFile.test(file) ||
    folders.includes("activex") ||
    (folders.includes("embeddings") && activeEmbedding.test(file))
  );
}

async function checkLinks(
  part: ZipPart,
): Promise<"external-content" | "active-content" | "damaged" | null> {
  const { folders, file } = splitName(part);
  const isLinkedBook = folders.join("/") === "xl/externallinks" && file.endsWith(".xml");
  if (!isLinkedBook && !file.endsWith(".rels")) return null;
  const content = await part.read();
  if (!content) return "damaged";
  try {
    for (const { name, attributes } of xmlTags(content)) {
      // A DDE link starts another program to get its value.
      if (isLinkedBook && name === "ddeLink") return "active-content";
      if (isLinkedBook || name !== "Relationship") continue;
      const isExternal = /^\s*external/i.test(attributes.get("TargetMode") ?? "");
      if (isExternal && !harmlessLinks.test(attributes.get("Type") ?? ""))
        return "external-content";
    }
    return null;
  } catch {
    return "damaged";
  }
}
