import { expect, test } from "vitest";
import { deferScripts } from "./defer-scripts.ts";

const page = [
  '<html><head><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/></head>',
  '<body><p>Bakery</p><script>data</script><script type="module" async="">import "/a.js"</script></body></html>',
].join("");

test("scripts are preloaded at the end of the page, with low priority", () => {
  expect(deferScripts(page)).toBe(
    [
      "<html><head></head>",
      '<body><p>Bakery</p><script>data</script><script type="module" async="" fetchpriority="low">import "/a.js"</script>',
      '<link fetchpriority="low" rel="modulepreload" href="/a.js"/>',
      '<link fetchpriority="low" rel="modulepreload" href="/b.js"/></body></html>',
    ].join(""),
  );
});

test("a page without scripts stays as it is", () => {
  const plain = "<html><body><p>Bakery</p></body></html>";
  expect(deferScripts(plain)).toBe(plain);
});
