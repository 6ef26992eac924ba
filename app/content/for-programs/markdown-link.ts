/** The page of a text is also there as Markdown, at the same address with an ending. */
export const markdownHref = (path: string): string => `${path}.md`;

export const markdownMeta = (path: string) => ({
  tagName: "link" as const,
  rel: "alternate",
  type: "text/markdown",
  href: markdownHref(path),
});
