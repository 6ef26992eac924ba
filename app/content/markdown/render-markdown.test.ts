import { expect, test } from "vitest";
import { renderMarkdown } from "./render-markdown.server.ts";

test("links within the site navigate on the client, others in the browser", () => {
  expect(renderMarkdown("See [help](/help) or [them](https://example.com).")).toBe(
    '<p>See <a href="/help" data-link="">help</a> or <a href="https://example.com">them</a>.</p>\n',
  );
});

test("a table has a head", () => {
  const html = renderMarkdown("| a | b |\n| --- | --- |\n| 1 | **2** |");
  expect(html).toContain('<th scope="col">a</th>');
  expect(html).toContain("<td><strong>2</strong></td>");
});

test("nothing is no header", () => {
  const html = renderMarkdown("| | b |\n| --- | --- |\n| 1 | |");
  expect(html).toContain('<tr><td></td><th scope="col">b</th></tr>');
});

test.each([
  ["<script>alert(1)</script>", "&lt;script&gt;"],
  ["text <iframe src=x></iframe>", "&lt;iframe"],
  ["<code><img/src=x onerror=alert(1)>", "&lt;img/src=x"],
  ["text <kbd>more <iframe/src=x></iframe>", "&lt;iframe/src=x&gt;"],
  ["# <pre><img/src=x onerror=alert(1)>", "&lt;img/src=x"],
  ["[x](javascript:alert(1))", "<p>x</p>"],
  ["[x](JaVaScRiPt:alert(1))", "<p>x</p>"],
  ["[x](data:text/html,hi)", "<p>x</p>"],
  ["[x](//evil.example)", "<p>x</p>"],
  [String.raw`[x](/\evil.example)`, "<p>x</p>"],
  ["[x](</\t/evil.example>)", "<p>x</p>"],
  ["[x][1]\n\n[1]: </\t\\evil.example>", "<p>x</p>"],
  ["[x](http://evil.example)", "<p>x</p>"],
  ['[x](/a"onmouseover=alert(1))', "&quot;onmouseover"],
  ["![x](https://evil.example/pixel.gif)", "<p>x</p>"],
  ["![x](data:image/png;base64,AA)", "<p>x</p>"],
  ['![" onerror=alert(1)](/nothing.png)', "&quot; onerror"],
])("%s does no harm", (markdown, shown) => {
  const html = renderMarkdown(markdown);
  expect(html).toContain(shown);
  expect(html).not.toMatch(/<(script|iframe|img)|href="(?!\/[^/\\])/i);
});

test("a picture of ours is shown in its sizes", () => {
  const html = renderMarkdown(
    "![The oven](/articles/pictures/0190a5b2-0000-7000-8000-000000000000?size=1600x900)",
  );
  expect(html).toContain('width="1600" height="900" alt="The oven"');
});

test("an item of a checklist has a box to tick on paper", () => {
  expect(renderMarkdown("- [ ] Call the landlord")).toContain(
    '<li><span class="tick-box" aria-hidden="true"></span> Call the landlord</li>',
  );
});
