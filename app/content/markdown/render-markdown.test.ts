import { expect, test } from "vitest";
import { renderMarkdown } from "./render-markdown.server.ts";

test("links within the site navigate on the client, others in the browser", () => {
  expect(renderMarkdown("See [help](/help) or [them](https://example.com).")).toBe(
    '<p>See <a href="/help" data-link="">help</a> or <a href="https://example.com">them</a>.</p>\n',
  );
});

test("a table has a head", () => {
  const html = renderMarkdown("| a | b |\n| --- | --- |\n| 1 | **2** |");
  expect(html).toContain("<th>a</th>");
  expect(html).toContain("<td><strong>2</strong></td>");
});
