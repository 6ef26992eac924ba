/**
 * The page is whole without its scripts. On a slow line they would take their share of it from style, type and the first
 * picture: so they stand in the page under a name that browsers pass over, and get their own after the first paint.
 */
export function paintFirst(html: string): string {
  const end = html.lastIndexOf("</body>");
  if (end < 0 || !html.includes(entryScript)) return html;
  return (
    html
      .slice(0, end)
      .replaceAll('<link rel="modulepreload" ', '<link rel="after-paint" fetchpriority="low" ')
      .replace(entryScript, '<script type="after-paint" async="">') +
    `<script>${startScripts}</script>` +
    html.slice(end)
  );
}

const entryScript = '<script type="module" async="">';

// Frames wait for the style sheet; after one has been shown, scripts may have the line. Each is asked for in a turn of its
// own: a finger need not wait for all of them. To be taken up, a script must be put in anew.
const startScripts = [
  "requestAnimationFrame(()=>setTimeout(()=>{",
  `for(const link of document.querySelectorAll('link[rel="after-paint"]'))setTimeout(()=>{link.rel="modulepreload"});`,
  `const script=document.querySelector('script[type="after-paint"]');`,
  `setTimeout(()=>{script.type="module";script.replaceWith(script)})`,
  "}))",
].join("");
