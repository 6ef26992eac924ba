/** Escapes `<`, so that user content cannot close the script element. */
export const serializeStructuredData = (data: { "@context": string }): string =>
  JSON.stringify(data).replaceAll("<", String.raw`\u003c`);

/**
 * schema.org data for search engines, which read what the server renders. Where the server makes it from the page's own data, the
 * browser passes null and leaves the rendered text alone.
 */
export const StructuredData = ({ text }: { text: string | null }) => (
  <script
    type="application/ld+json"
    suppressHydrationWarning
    // oxlint-disable-next-line react/no-danger -- serialized above, so that it contains no markup.
    dangerouslySetInnerHTML={{ __html: text ?? "" }}
  />
);
