/** Eight readable characters after the tag: the noise of a large photo contains `<svg>` by chance more often than one would think. */
const markup = /^<(script|html|!doctype|svg|iframe|\?php)[\s>/][\t\n\r -~]{8}/i;
const longestMarkup = 18;
const zipTail = 66_000;

/** Whether a picture is at the same time a web page, script, PDF or archive. Read in place: a copy as text would be as large again. */
export function isPolyglot(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return (
    hasMarkup(file) ||
    file.subarray(0, 1024).includes("%PDF-") ||
    file.subarray(-zipTail).includes("PK\x05\x06", 0, "latin1")
  );
}

function hasMarkup(file: Buffer): boolean {
  for (let at = file.indexOf("<"); at >= 0; at = file.indexOf("<", at + 1))
    if (markup.test(file.toString("latin1", at, at + longestMarkup))) return true;
  return false;
}
