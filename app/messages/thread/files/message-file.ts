/** A file of a message: a document, or a picture that is re-encoded to drop metadata. */
import {
  documentProblemMessages,
  type DocumentProblem,
} from "#app/listings/media/documents/document.ts";
import {
  documentContentTypes,
  documentKinds,
  maxDocumentBytes,
} from "#app/platform/inspection/document-kind.ts";
import { maxFilesPerMessage } from "#app/messages/thread/thread.ts";

/** For the file picker; the server decides by the content. */
export const fileAccept = ".pdf,.doc,.docx,.xls,.xlsx,.jpg,.jpeg,.png,.webp";

export const maxFileBytes = maxDocumentBytes;

/** Total size, because a browser without JavaScript submits them in one form. */
export const maxFormBytes = maxFileBytes;

export const pictureContentType = "image/jpeg";

export const isFileContentType = (contentType: string): boolean =>
  contentType === pictureContentType ||
  documentKinds.some((kind) => documentContentTypes[kind] === contentType);

/** Key in the file store. The uploaded name is never used as a path. */
export const messageFileKey = (storageKey: string): string => `message-files/${storageKey}`;

export const messageFileHref = (conversationId: string, fileId: string): string =>
  `/account/leads/${conversationId}/files/${fileId}`;

export type FileProblem =
  | Exclude<DocumentProblem, "no-file" | "too-many" | "duplicate">
  | "too-many-files"
  | "too-many-pixels"
  | "too-slow";

const differing = {
  "not-a-document":
    "This is not a PDF, Word or Excel file or a picture, whatever its name says. Save it as PDF and attach that.",
  "too-many-files": `You can attach up to ${maxFilesPerMessage} files to a message. Send the others in another message.`,
  "too-many-pixels": "This picture is larger than 40 megapixels. Choose a smaller one.",
  "too-slow": "This picture takes too long to open. Save it as a JPEG and attach that.",
  "too-many-attempts":
    "You have attached many files within an hour. Please wait an hour and try again.",
};

export function describeFileProblem(problem: FileProblem): string {
  return problem in differing
    ? differing[problem as keyof typeof differing]
    : documentProblemMessages[problem as DocumentProblem];
}

const accepted = fileAccept.split(",");

export function findFileProblem({ name, size }: { name: string; size: number }) {
  if (size === 0) return "empty" as const;
  if (size > maxFileBytes) return "too-large" as const;
  const isAccepted = accepted.some((extension) => name.toLowerCase().endsWith(extension));
  return isAccepted ? null : ("not-a-document" as const);
}
