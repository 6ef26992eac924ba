import source from "./staying-safe.md?raw";
import { parseDocument, renderMarkdown } from "#app/content/markdown/render-markdown.server.ts";
import { once } from "#app/shared/once.ts";

export const safetyGuide = once(() => {
  const { values, intro, sections } = parseDocument(source);
  return {
    title: values.title!,
    description: values.description!,
    intro,
    sections: sections.map(({ id, title, body }) => ({ id, title, html: renderMarkdown(body) })),
  };
});
