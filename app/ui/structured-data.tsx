/** Escapes `<`, so that user content cannot close the script element. */
export const serializeStructuredData = (data: { "@context": string }): string =>
  JSON.stringify(data).replaceAll("<", String.raw`\u003c`);

/** schema.org data for search engines. Passed as text, because the browser does not need the object. */
export const StructuredData = ({ text }: { text: string }) => (
  // oxlint-disable-next-line react/no-danger -- serialized above, so that it contains no markup.
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
);
