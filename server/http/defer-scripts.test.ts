import { expect, test } from "vitest";
import { deferScripts } from "./defer-scripts.ts";

const code = [
  'import "/manifest.js";',
  'import * as route0 from "/root.js";',
  "window.modules = { root: route0 };",
  'import("/entry.js");',
].join("\n");
const page = [
  '<html><head><link rel="modulepreload" href="/framework.js"/></head>',
  `<body><p>Bakery</p><script>data</script><script type="module" async="">${code}</script></body></html>`,
].join("");

/** Runs the script like a browser, with a visible or hidden document. */
async function run(hidden: boolean) {
  const script =
    /<script type="module" async="">(.*)<\/script>/s.exec(deferScripts(page))?.[1] ?? "";
  const requested: string[] = [];
  const frames: (() => void)[] = [];
  let show = () => {};
  const document = {
    hidden,
    addEventListener: (_name: string, listener: () => void) => (show = listener),
    createElement: () => ({}),
    head: { append: (link: { href: string }) => requested.push(link.href) },
  };
  const window: { modules?: unknown } = {};
  const load = async (path: string) => (requested.push(path), path);
  const AsyncFunction = (async () => {}).constructor as FunctionConstructor;
  const run = new AsyncFunction(
    "document",
    "window",
    "load",
    "requestAnimationFrame",
    script.replaceAll("import(", "load("),
  );
  const done = run(document, window, load, (frame: () => void) =>
    frames.push(frame),
  ) as Promise<void>;
  await Promise.resolve();
  return {
    requested,
    window,
    done,
    paint: () => frames.forEach((frame) => frame()),
    changeVisibility: () => show(),
  };
}

test("a visible page requests its scripts after the first frame", async () => {
  const page = await run(false);
  expect(page.requested).toEqual([]);
  page.paint();
  await page.done;
  expect(page.requested).toEqual(["/framework.js", "/manifest.js", "/root.js", "/entry.js"]);
  expect(page.window.modules).toEqual({ root: "/root.js" });
});

test("a background tab, which has no frames, requests them at once", async () => {
  const page = await run(true);
  await page.done;
  expect(page.requested).toContain("/entry.js");
});

test("a tab hidden before its first frame requests them then", async () => {
  const page = await run(false);
  page.changeVisibility();
  await page.done;
  expect(page.requested).toContain("/entry.js");
});

test("the document itself preloads nothing", () => {
  expect(deferScripts(page)).not.toContain('modulepreload" href');
  expect(deferScripts(page)).toContain("<p>Bakery</p><script>data</script>");
});

test("a page without scripts stays unchanged", () => {
  const plain = "<html><body><p>Bakery</p></body></html>";
  expect(deferScripts(plain)).toBe(plain);
});
