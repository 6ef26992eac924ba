// Control characters except tab and line feed. PostgreSQL stores no NUL, and the others are never intended.
const controls = /(?![\t\n])\p{Cc}/gu;

/** Text as submitted by a form: browsers submit two characters for a line break but count one. */
export const plainText = (text: string): string =>
  text.replaceAll("\r\n", "\n").replaceAll("\r", "\n").replace(controls, "").toWellFormed().trim();
