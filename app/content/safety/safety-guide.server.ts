import source from "./staying-safe.md?raw";
import { parseDocument, renderMarkdown } from "#app/content/markdown/render-markdown.server.ts";

const { values, intro, sections } = parseDocument(source);

export const safetyGuide = {
  title: values.title!,
  description: values.description!,
  intro,
  sections: sections.map(({ id, title, body }) => ({ id, title, html: renderMarkdown(body) })),
};
