import { Marked } from "marked";

/** For our own files only: nothing is sanitized. */
const marked = new Marked({
  renderer: {
    link({ href, tokens }) {
      const label = this.parser.parseInline(tokens);
      // The shell navigates to these on the client.
      const isPage = /^[/#]/.test(href);
      return `<a href="${href}"${isPage ? ' data-link=""' : ""}>${label}</a>`;
    },
  },
});

export const renderMarkdown = (text: string): string => marked.parse(text, { async: false });

/** Front matter, an introduction, and sections under second-level headings. */
export function parseDocument(source: string) {
  const [, head = "", text = source] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const [intro = "", ...parts] = text.split(/^## /m);
  return {
    values: Object.fromEntries(
      head
        .split("\n")
        .filter(Boolean)
        .map((line) => {
          const colon = line.indexOf(":");
          return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
        }),
    ),
    intro: intro.trim(),
    sections: parts.map((part) => {
      const end = part.indexOf("\n");
      const title = part.slice(0, end).trim();
      return { id: toId(title), title, body: part.slice(end).trim() };
    }),
  };
}

const toId = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
