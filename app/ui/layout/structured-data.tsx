/** Escapes `<`, so that user content cannot close the script element. */
export const serializeStructuredData = (data: { "@context": string }): string =>
  JSON.stringify(data).replaceAll("<", String.raw`\u003c`);

/** Without the text, the browser passes null and leaves the server's text alone. */
export const StructuredData = ({ text }: { text: string | null }) => (
  <script
    type="application/ld+json"
    suppressHydrationWarning
    // oxlint-disable-next-line react/no-danger -- serialized above, so that it contains no markup.
    dangerouslySetInnerHTML={{ __html: text ?? "" }}
  />
);
