// The apostrophe is what spreadsheets themselves put before a text that is not to be read as a formula. `csvLine` adds it too;
// here a text that begins with apostrophes of its own gets one as well, so that taking one away restores every text.

const protectedStart = /^'+[=+\-@\t\r\n＝＋－＠]/;
const formulaStart = /^'*[=+\-@\t\r\n＝＋－＠]/;
const plainNumber = /^-?\d+(\.\d+)?$/;

export const protectCell = (text: string): string =>
  formulaStart.test(text) && !plainNumber.test(text) ? `'${text}` : text;

/** For files in which texts are texts: only what reading would take away. */
export const keepApostrophe = (text: string): string =>
  protectedStart.test(text) ? `'${text}` : text;

export const unprotectCell = (text: string): string =>
  protectedStart.test(text) ? text.slice(1) : text;
