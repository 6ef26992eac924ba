import { expect, test } from "vitest";
import { paintFirst } from "./paint-first.ts";

const page = [
  '<html><head><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/></head>',
  '<body><p>Bakery</p><script>data</script><script type="module" async="">import "/a.js"</script></body></html>',
].join("");

test("no script is fetched or run by the first reading, and one starts them", () => {
  const html = paintFirst(page);
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html).not.toContain('<script type="module"');
  expect(html.match(/<link rel="after-paint" fetchpriority="low" href/g)).toHaveLength(2);
  expect(html).toContain('<script type="after-paint" async="">import "/a.js"</script>');
  expect(html).toMatch(/<script>requestAnimationFrame\(.*<\/script><\/body><\/html>$/);
});

test("a page without scripts stays as it is", () => {
  const plain = "<html><body><p>Bakery</p></body></html>";
  expect(paintFirst(plain)).toBe(plain);
});
