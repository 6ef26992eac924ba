const entryScript = /<script type="module" async="">(.*?)<\/script>/s;
const staticImport = /^import (?:\* as (\w+) from )?("[^"]+");$/gm;
const modulePreload = /<link rel="modulepreload" href=("[^"]+")[^>]*>/g;

/**
 * Scripts must not compete with styles, fonts and the first photo, nor run before the first paint, so they are requested after the
 * first frame; a background tab has no frames. Presses on buttons that need scripts are recorded for `EarlyInput`.
 */
export function deferScripts(html: string): string {
  const preloads: string[] = [];
  const page = html.replaceAll(modulePreload, (_link, href: string) => {
    preloads.push(href);
    return "";
  });
  return page.replace(
    entryScript,
    (_script, code: string) =>
      `<script type="module" async="">${afterPaint(code, preloads)}</script>`,
  );
}

function afterPaint(code: string, preloads: readonly string[]): string {
  const names: string[] = [];
  const modules: string[] = [];
  const rest = code.replaceAll(staticImport, (_line, name: string | undefined, module: string) => {
    names.push(name ?? "");
    modules.push(`import(${module})`);
    return "";
  });
  return `const clicks = (window.earlyClicks = []);
document.onclick = ({ target }) => {
  const button = target.closest("button[type=button]:not([popovertarget], [commandfor])");
  if (button) clicks.push(button);
};
await new Promise((paint) => {
  if (document.hidden) return paint();
  requestAnimationFrame(() => setTimeout(paint));
  document.addEventListener("visibilitychange", paint, { once: true });
});
for (const href of [${preloads.join()}]) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
const [${names.join()}] = await Promise.all([${modules.join()}]);
${rest.trim()}`;
}
