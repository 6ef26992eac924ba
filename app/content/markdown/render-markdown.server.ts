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
