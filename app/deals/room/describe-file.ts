import { documentKindLabels, findDocumentKind } from "#app/platform/inspection/document-kind.ts";
import { formatCount } from "#app/ui/format/format-count.ts";
import { formatFileSize } from "#app/ui/format/format-file-size.ts";

interface StoredFile {
  contentType: string;
  bytes: number;
  pages: number | null;
}

/** "PDF, 3 pages, 1.2 MB" */
export function describeFile({ contentType, bytes, pages }: StoredFile): string {
  const kind = documentKindLabels[findDocumentKind(contentType) ?? "pdf"];
  const length = pages && formatCount(pages, { one: "page", other: "pages" });
  return [kind, length, formatFileSize(bytes)].filter(Boolean).join(", ");
}
