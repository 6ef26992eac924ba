/** Eight readable characters after the tag: the noise of a large photo contains `<svg>` by chance more often than one would think. */
const markup = /<(script|html|!doctype|svg|iframe|\?php)[\s>/][\t\n\r -~]{8}/i;
const zipTail = 66_000;

/** Whether a picture is at the same time a web page, script, PDF or archive. */
export function isPolyglot(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  return (
    markup.test(text) ||
    text.slice(0, 1024).includes("%PDF-") ||
    text.slice(-zipTail).includes("PK\x05\x06")
  );
}
