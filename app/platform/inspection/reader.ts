/** The reader of the copy. */
export interface Reader {
  id: string;
  name: string;
  email: string;
  date: string;
}

/** Leaves out what the font cannot write. The id always can be written. */
export function describeReader(
  { id, name, email, date }: Reader,
  canWrite: (text: string) => boolean,
): string {
  const written = [name, email].map((text) => text.trim()).filter((text) => text && canWrite(text));
  return [...(written.length > 0 ? written : [id]), date].join("  ·  ");
}
