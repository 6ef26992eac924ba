/** The most confidential part of a sale: each is checked by content, and opened only by people with the owner's permission. */
import type { ContentProblem } from "#app/platform/inspection/document-kind.ts";
import { maxDocuments } from "#app/listings/listing.ts";

/** Storage key of a document: generated, so that the uploaded name is never used as a path. */
export const documentKey = (storageKey: string): string => `documents/${storageKey}`;

export const documentHref = (mediaId: string): string => `/documents/${mediaId}`;

export type DocumentProblem =
  | ContentProblem
  | "no-file"
  | "too-many"
  | "room-full"
  | "too-many-versions"
  | "must-be-pdf"
  | "duplicate"
  | "too-many-attempts"
  | "upload-gone"
  | "busy"
  | "not-stored";

export const documentProblemMessages: Record<DocumentProblem, string> = {
  "no-file": "Choose a file first.",
  empty: "This file is empty. Choose another one.",
  "too-large": "This file is larger than 20 MB. Save it at a lower quality, or split it in two.",
  "not-a-document":
    "This is not a PDF, Word or Excel file, whatever its name says. Save it as PDF and upload that.",
  polyglot:
    "This file is two kinds of file in one, which we don't accept. Save it as PDF and upload that.",
  "active-content":
    "This file contains scripts, attached files or embedded programs, which we don't accept. Print it to PDF and upload that.",
  macros:
    "This file contains macros, which we don't accept. Save it without macros, or as PDF, and upload that.",
  "external-content":
    "This file loads parts of itself from elsewhere, such as a template. Save it as PDF and upload that.",
  encrypted: "This file is protected with a password. Remove the password and upload it again.",
  "too-complex": "This file unpacks to far more than we accept. Save it as PDF and upload that.",
  damaged:
    "This file is damaged or incomplete. Save it again, or print it to PDF, and upload that.",
  "too-many": `A listing can have up to ${maxDocuments} documents. Delete one first.`,
  "room-full":
    "Your data room is full: your package has room for no more documents. Delete one first, or choose a larger package.",
  "too-many-versions":
    "This document has as many versions as we keep. Delete it and upload it as a new one.",
  "must-be-pdf":
    "This document can only be viewed, so each version must be a PDF. Save it as PDF and upload that.",
  duplicate: "You have uploaded this document already.",
  "too-many-attempts":
    "You have uploaded many documents within an hour. Please wait an hour and try again.",
  "upload-gone": "This file did not arrive completely. Please choose it again.",
  busy: "We are still checking other files. Please try again in a minute.",
  "not-stored": "We can't store your document right now. Please try again in a few minutes.",
};
