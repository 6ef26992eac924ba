/** Whatever people wrote, it ends no script. */
export const serializeStructuredData = (data: { "@context": string }): string =>
  JSON.stringify(data).replaceAll("<", String.raw`\u003c`);

/**
 * The page in the words of schema.org, for search engines. They read what the server prints: where it is made from what the page
 * shows anyway, the browser is given no text, and leaves what stands there as it is.
 */
export const StructuredData = ({ text }: { text: string | null }) => (
  <script
    type="application/ld+json"
    suppressHydrationWarning
    // oxlint-disable-next-line react/no-danger -- the text is made above, and no markup can stand in it.
    dangerouslySetInnerHTML={{ __html: text ?? "" }}
  />
);
