import { maxPhotos } from "#app/listings/listing.ts";
import type { UploadKind } from "#app/platform/uploads/upload.ts";
import { type DocumentProblem, documentProblemMessages } from "./documents/document.ts";

export type PictureProblem =
  | "empty"
  | "too-large"
  | "too-many-pixels"
  | "too-slow"
  | "too-small"
  | "not-a-photo"
  | "heic"
  | "broken";

type PhotoProblem =
  | PictureProblem
  | "duplicate"
  | "too-many"
  | "too-many-attempts"
  | "busy"
  | "not-stored"
  | "not-editable"
  | "upload-gone";

export type MediaProblem = PhotoProblem | DocumentProblem;

export type AddOutcome =
  | { ok: true; name: string }
  | { ok: false; reason: MediaProblem | "not-found" };

export const canRetry = (problem: MediaProblem | "not-found"): boolean =>
  problem === "not-stored" || problem === "too-many-attempts" || problem === "busy";

const photoProblems: Record<PhotoProblem, (fileName: string) => string> = {
  empty: (name) => `${name} is empty.`,
  "too-large": (name) => `${name} is larger than 10 MB.`,
  "too-many-pixels": (name) => `${name} is larger than 40 megapixels.`,
  "too-slow": (name) =>
    `${name} takes too long to open. Save it as a JPEG of at most 40 megapixels and try again.`,
  "too-small": (name) => `${name} is too small: a photo needs at least 200 pixels.`,
  "not-a-photo": (name) =>
    `${name} is not a photo that we can read. Choose a JPEG, PNG, GIF, TIFF, BMP, WebP or AVIF file.`,
  heic: (name) =>
    `${name} is in Apple's HEIC format, which we can't read. Save it as JPEG and try again.`,
  broken: (name) => `${name} is damaged or incomplete.`,
  duplicate: (name) => `${name} is already among your photos.`,
  "too-many": (name) => `${name} was not added: a listing has at most ${maxPhotos} photos.`,
  "too-many-attempts": (name) =>
    `${name} was not added: you have sent many photos. Please wait an hour and try again.`,
  busy: (name) =>
    `${name} was not added: we are still working on other photos. Please try again in a minute.`,
  "not-stored": (name) => `We can't store ${name} right now. Please try again in a few minutes.`,
  "not-editable": (name) =>
    `${name} was not added: the photos of this listing can't be changed any more.`,
  "upload-gone": (name) => `${name} did not arrive completely. Please choose it again.`,
};

export const explainProblem = (kind: UploadKind, problem: MediaProblem, fileName: string): string =>
  kind === "photo"
    ? photoProblems[problem as PhotoProblem](fileName)
    : `${fileName}: ${documentProblemMessages[problem as DocumentProblem]}`;
