export const documentKinds = ["pdf", "doc", "docx", "xls", "xlsx"] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const documentContentTypes: Record<DocumentKind, string> = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  xls: "application/vnd.ms-excel",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

export const documentKindLabels: Record<DocumentKind, string> = {
  pdf: "PDF",
  doc: "Word",
  docx: "Word",
  xls: "Excel",
  xlsx: "Excel",
};

export const findDocumentKind = (contentType: string): DocumentKind | null =>
  documentKinds.find((kind) => documentContentTypes[kind] === contentType) ?? null;

export const documentAccept = ".pdf,.doc,.docx,.xls,.xlsx";

export const maxDocumentBytes = 20 * 1024 * 1024;

export type ContentProblem =
  | "empty"
  | "too-large"
  | "not-a-document"
  | "polyglot"
  | "active-content"
  | "macros"
  | "external-content"
  | "encrypted"
  | "too-complex"
  | "damaged";
