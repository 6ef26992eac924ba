import { explainProblem } from "#app/listings/media/photos/photo-problems.ts";
import { maxUploadBytes, showableFileName } from "#app/platform/uploads/upload.ts";

/** HEIC is left out on purpose: an iPhone then converts its photos to JPEG before it hands them over. */
export const photoAccept =
  "image/jpeg,image/png,image/gif,image/tiff,image/bmp,image/webp,image/avif";

/** What the server would refuse anyway, before it is sent. The content is checked there. */
export function checkPhotoFile({ name, size, type }: File): string | null {
  const shown = showableFileName(name);
  if (size === 0) return explainProblem("empty", shown);
  if (size > maxUploadBytes.photo) return explainProblem("too-large", shown);
  return type === "image/heic" || type === "image/heif" ? explainProblem("heic", shown) : null;
}
