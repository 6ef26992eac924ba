import { maxPhotos } from "#app/listings/listing.ts";

/** What can be wrong with one file. */
const fileProblems = [
  "empty",
  "too-large",
  "too-many-pixels",
  "too-slow",
  "too-small",
  "not-a-photo",
  "heic",
  "broken",
  "duplicate",
] as const;
export type FileProblem = (typeof fileProblems)[number];

/** What can keep a good file from being added. */
type AddProblem =
  | "too-many"
  | "too-many-attempts"
  | "busy"
  | "not-stored"
  | "not-editable"
  | "upload-gone";

export type PhotoProblem = FileProblem | AddProblem;

/** Whether the same file may be added later. */
export const canRetry = (problem: PhotoProblem): boolean =>
  problem === "not-stored" || problem === "too-many-attempts" || problem === "busy";

/** One sentence for each file, with its name. */
export function explainProblem(problem: PhotoProblem, fileName: string): string {
  switch (problem) {
    case "empty":
      return `${fileName} is empty.`;
    case "too-large":
      return `${fileName} is larger than 10 MB.`;
    case "too-many-pixels":
      return `${fileName} is larger than 40 megapixels.`;
    case "too-slow":
      return `${fileName} takes too long to open. Save it as a JPEG of at most 40 megapixels and try again.`;
    case "too-small":
      return `${fileName} is too small: a photo needs at least 200 pixels.`;
    case "not-a-photo":
      return `${fileName} is not a photo that we can read. Choose a JPEG, PNG, GIF, TIFF, BMP, WebP or AVIF file.`;
    case "heic":
      return `${fileName} is in Apple's HEIC format, which we can't read. Save it as JPEG and try again.`;
    case "broken":
      return `${fileName} is damaged or incomplete.`;
    case "duplicate":
      return `${fileName} is already among your photos.`;
    case "too-many":
      return `${fileName} was not added: a listing has at most ${maxPhotos} photos.`;
    case "too-many-attempts":
      return `${fileName} was not added: you have sent many photos. Please wait an hour and try again.`;
    case "busy":
      return `${fileName} was not added: we are still working on other photos. Please try again in a minute.`;
    case "not-stored":
      return `We can't store ${fileName} right now. Please try again in a few minutes.`;
    case "not-editable":
      return `${fileName} was not added: the photos of this listing can't be changed any more.`;
    case "upload-gone":
      return `${fileName} did not arrive completely. Please choose it again.`;
  }
}

export const changeProblems = {
  "revealing-cover":
    "Everybody sees the cover. Choose a photo that does not reveal the name or the location.",
} as const;

/** The answer to a change: a sentence for the person where it was refused, or where a text was cleaned. */
export type PhotoChangeResult = { ok: true; notice: string } | { ok: false; message: string };
