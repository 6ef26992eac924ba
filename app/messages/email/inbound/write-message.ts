/** Longer than on the site, where the form says so before anything is lost. */
export const maxEmailLength = 20_000;

const cutNote = "(The rest of this email was too long.)";
const filesNote = (count: number): string =>
  count === 1
    ? "(An attachment of this email could not be added.)"
    : `(${count} attachments of this email could not be added.)`;

/** The message that an email becomes, or null where nothing was written and no file came along. */
export function writeMessage(
  written: string,
  fileNames: readonly string[],
  refusedFiles: number,
): { content: string; tags: string[] } | null {
  if (written === "" && fileNames.length === 0) return null;
  const parts = [written.slice(0, maxEmailLength).toWellFormed()];
  if (written.length > maxEmailLength) parts.push(cutNote);
  if (refusedFiles > 0) parts.push(filesNote(refusedFiles));
  const content = parts.join("\n\n").trim();
  return content === ""
    ? { content: fileNames.join(", "), tags: ["files-only"] }
    : { content, tags: [] };
}
