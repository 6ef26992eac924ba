import { expect, test } from "vitest";
import { pictureMarkdown, servedWidth, storedWidths } from "./article-picture.ts";
import { renderMarkdown } from "#app/content/markdown/render-markdown.server.ts";

test.each([
  [1, [480]],
  [480, [480]],
  [481, [480, 960]],
  [960, [480, 960]],
  [961, [480, 960, 1600]],
  [1600, [480, 960, 1600]],
])("a picture of %i pixels is stored at %j", (width, widths) => {
  expect(storedWidths(width)).toEqual(widths);
  expect(servedWidth(480, width)).toBe(480);
  expect(servedWidth(1600, width)).toBe(widths.at(-1));
});

test.each(["A till", "A [till](javascript:alert(1))", "](/x)![a\\", "a\nb*c*_d_", "<b>&\"'"])(
  "the text shows a picture described as %s, and nothing else",
  (description) => {
    const id = "01900000-0000-7000-8000-000000000000";
    const html = renderMarkdown(pictureMarkdown({ id, width: 800, height: 600 }, description));
    expect(html).toMatch(/^<p><img src="\/articles\/pictures\/[^<>]*><\/p>\n$/);
    expect(html).toContain('width="800" height="600"');
  },
);
