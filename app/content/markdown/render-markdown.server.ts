import { Marked } from "marked";

/** For our own files only: nothing is sanitized. */
const marked = new Marked({
  renderer: {
    link({ href, tokens }) {
      const label = this.parser.parseInline(tokens);
      // The shell makes links within the site client-side navigations.
      const isPage = /^[/#]/.test(href);
      return `<a href="${href}"${isPage ? ' data-link=""' : ""}>${label}</a>`;
    },
    table(token) {
      const cells = (row: typeof token.header, tag: "th" | "td") =>
        row
          .map(
            (cell, index) =>
              `<${tag}${tag === "th" ? ' scope="col"' : ` data-label="${token.header[index]!.text}"`}>${this.parser.parseInline(cell.tokens)}</${tag}>`,
          )
          .join("");
      const rows = token.rows.map((row) => `<tr>${cells(row, "td")}</tr>`).join("");
      return `<table><thead><tr>${cells(token.header, "th")}</tr></thead><tbody>${rows}</tbody></table>`;
    },
  },
});

export const renderMarkdown = (text: string): string => marked.parse(text, { async: false });
