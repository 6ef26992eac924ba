const entryScript = '<script type="module" async="">';

/**
 * Pages work without their scripts, so these must not compete with the style sheet, the fonts and the first photo on a slow
 * connection: their preloads move from the head to the end of the page, with low priority.
 */
export function deferScripts(html: string): string {
  const end = html.lastIndexOf("</body>");
  if (end < 0 || !html.includes(entryScript)) return html;
  const preloads: string[] = [];
  const page = html
    .slice(0, end)
    .replaceAll(/<link rel="modulepreload" [^>]*>/g, (link) => {
      preloads.push(link.replace("<link ", '<link fetchpriority="low" '));
      return "";
    })
    .replace(entryScript, '<script type="module" async="" fetchpriority="low">');
  return page + preloads.join("") + html.slice(end);
}
