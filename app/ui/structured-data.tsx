/** Whatever people wrote, it ends no script. */
export const serializeStructuredData = (data: { "@context": string }): string =>
  JSON.stringify(data).replaceAll("<", String.raw`\u003c`);

/** The page in the words of schema.org, for search engines. It travels as text: browsers have no use for what it says. */
export const StructuredData = ({ text }: { text: string }) => (
  // oxlint-disable-next-line react/no-danger -- the text is made above, and no markup can stand in it.
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
);
