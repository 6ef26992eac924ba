/** A file uploaded by the tus protocol (1.0.0), kept until it is attached or a day has passed. */
export const uploadKinds = ["photo", "document"] as const;
export type UploadKind = (typeof uploadKinds)[number];

const megabyte = 1024 * 1024;
export const maxUploadBytes: Record<UploadKind, number> = {
  photo: 10 * megabyte,
  document: 20 * megabyte,
};

/** All files of two listings, plus a few abandoned ones. */
export const maxOpenUploads = 40;

export const uploadsPath = "/uploads";

/** Small enough for the slowest phone connection within the server's time limit of one request. */
export const uploadChunkBytes = 2 * megabyte;

export const isUploadKind = (text: string | undefined): text is UploadKind =>
  uploadKinds.some((kind) => kind === text);

const maxNameLength = 120;
// Control characters, and those that change the direction of the text: "gpj.exe" must not read "exe.jpg".
const invisible = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** A displayable file name, never used as a path: without folders and invisible characters, the end kept. */
export function showableFileName(name: string): string {
  const bare = name
    .replace(invisible, "")
    .replace(/^.*[\\/]/s, "")
    .trim();
  const shown = bare.length > maxNameLength ? `…${bare.slice(1 - maxNameLength)}` : bare;
  return shown || "The file";
}

export type AttachResult = { ok: true } | { ok: false; message: string; canRetry: boolean };
