// Control characters but tab and line feed. PostgreSQL stores no NUL, and the others are never meant.
const controls = /(?![\t\n])\p{Cc}/gu;

/** A text as a form sends it: browsers submit two characters for a line break but count one. */
export const plainText = (text: string): string =>
  text.replaceAll("\r\n", "\n").replaceAll("\r", "\n").replace(controls, "").toWellFormed().trim();
