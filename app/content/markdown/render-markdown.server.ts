import { Marked, type MarkedExtension } from "marked";
import { escapeMarkup } from "#app/shared/escape-markup.ts";

/** Administrators write it too: markup is shown as text, and a link or a picture leads where it says or nowhere. */
const safe: MarkedExtension = {
  // No token is HTML: after an opening `<code>` the parser would pass text on as it is, with markup that it does not recognize.
  tokenizer: { html: () => undefined, tag: () => undefined },
  renderer: {
    link({ href, tokens }) {
      const label = this.parser.parseInline(tokens);
      // Browsers leave tabs out of an address, which makes `/<tab>/evil.example` another site.
      if (/\s/.test(href)) return label;
      // The shell navigates to these on the client.
      if (/^(?:#|\/(?![/\\]))/.test(href))
        return `<a href="${escapeMarkup(href)}" data-link="">${label}</a>`;
      return /^(?:https:\/\/|mailto:)/.test(href)
        ? `<a href="${escapeMarkup(href)}">${label}</a>`
        : label;
    },
    image({ href, text }) {
      const [, id, width, height] = pictureAddress.exec(href) ?? [];
      if (!id) return escapeMarkup(text);
      return `<img src="/articles/pictures/${id}/960.webp" srcset="/articles/pictures/${id}/480.webp 480w, /articles/pictures/${id}/960.webp 960w, /articles/pictures/${id}/1600.webp 1600w" sizes="(min-width: 48rem) 42rem, 92vw" width="${width}" height="${height}" alt="${escapeMarkup(text)}" loading="lazy" decoding="async">`;
    },
    checkbox: () => '<span class="tick-box" aria-hidden="true"></span> ',
    table({ header, rows }) {
      const cell = ({ tokens, align, text }: (typeof header)[number], wanted: "th" | "td") => {
        // Above the names of the rows there is often nothing, which is no header.
        const tag = text ? wanted : "td";
        return `<${tag}${tag === "th" ? ' scope="col"' : ""}${align ? ` class="text-${align === "right" ? "end" : align}"` : ""}>${this.parser.parseInline(tokens)}</${tag}>`;
      };
      const line = (cells: typeof header, tag: "th" | "td") =>
        `<tr>${cells.map((one) => cell(one, tag)).join("")}</tr>`;
      // Wide tables scroll by themselves, also with the keyboard.
      return `<div class="table-scroll" tabindex="0" role="group" aria-label="Table"><table><thead>${line(header, "th")}</thead><tbody>${rows.map((row) => line(row, "td")).join("")}</tbody></table></div>`;
    },
  },
};

/** What the editor puts in for an uploaded picture: its id and its size. */
const pictureAddress = /^\/articles\/pictures\/([0-9a-f-]{36})\?size=(\d{1,5})x(\d{1,5})$/;

const marked = new Marked(safe);

export const renderMarkdown = (text: string): string => marked.parse(text, { async: false });

/** `{{tag}}` within a sentence becomes what `show` says. */
export function renderWithTags(show: (tag: string) => string): (text: string) => string {
  const withTags = new Marked(safe, {
    extensions: [
      {
        name: "tag",
        level: "inline",
        start: (text) => text.indexOf("{{"),
        tokenizer: (text) => readTag("tag", /^\{\{([^{}\n]{0,200})\}\}/, text),
        renderer: ({ tag }) => show(tag as string),
      },
    ],
  });
  return (text) => withTags.parse(text, { async: false });
}

function readTag(type: string, shape: RegExp, text: string) {
  const [raw, tag] = shape.exec(text) ?? [];
  return raw === undefined ? undefined : { type, raw, tag: tag!.trim() };
}

/** Of a file: its front matter, too. */
export function parseDocument(source: string) {
  const [, head = "", text = source] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  return {
    body: text.trim(),
    ...parseSections(text),
    values: Object.fromEntries(
      head
        .split("\n")
        .filter(Boolean)
        .map((line) => {
          const colon = line.indexOf(":");
          // Formatters quote a text with a colon.
          const value = line
            .slice(colon + 1)
            .trim()
            .replace(/^"(.*)"$/, "$1");
          return [line.slice(0, colon).trim(), value];
        }),
    ),
  };
}

/** An introduction, and sections under second-level headings. */
export function parseSections(text: string) {
  const [intro = "", ...parts] = text.split(/^## /m);
  return {
    intro: intro.trim(),
    sections: parts.map((part) => {
      const end = `${part}\n`.indexOf("\n");
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
