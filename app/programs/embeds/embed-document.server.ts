import { createHash } from "node:crypto";
import type { ListingCardRow } from "#app/listings/card/listing-cards.queries.server.ts";
import trades from "#app/listings/card/trades.svg?url";
import { categoryName } from "#app/listings/category.ts";
import { figureTexts } from "#app/listings/figures/figure-text.ts";
import { listingHref } from "#app/listings/listing-address.ts";
import { photoHref } from "#app/listings/media/photo.ts";
import { brand } from "#app/shared/brand.ts";
import { escapeMarkup as escape } from "#app/shared/escape-markup.ts";
import { pageHref, type Paged } from "#app/shared/paging.ts";
import { placeName } from "#app/shared/places.ts";
import { defaultColours, type EmbedColours, makePalette } from "./embed-colours.ts";

// Plain text instead of React: the site around it waits for it, and nothing in it changes.

const styles = `*{box-sizing:border-box}
body{margin:0;padding:1rem;font:16px/1.45 system-ui,sans-serif;background:var(--surface);color:var(--ink)}
h1{margin:0 0 1rem;font-size:1.25rem}
ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(15rem,100%),1fr));gap:1.25rem;margin:0;padding:0;list-style:none}
li{display:flex;flex-direction:column;position:relative;overflow:hidden;border:1px solid var(--line);border-radius:10px}
img,svg{display:block;width:100%;height:auto;aspect-ratio:3/2;object-fit:cover;background:var(--accent-soft)}
.note{position:absolute;top:.5rem;left:.5rem;padding:.125rem .5rem;border-radius:4px;font-size:.75rem;background:var(--surface);color:var(--muted)}
.text{display:flex;flex:1;flex-direction:column;padding:.75rem 1rem 1rem}
p{margin:0;font-size:.875rem;color:var(--muted)}
h2{margin:.25rem 0 .5rem;font-size:1.0625rem;line-height:1.3}
a{color:var(--accent)}
h2 a{text-decoration:none}
h2 a::after{content:"";position:absolute;inset:0}
h2 a:hover,h2 a:focus-visible{text-decoration:underline}
a:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
dl{display:grid;grid-template-columns:auto 1fr;gap:.125rem .75rem;margin:auto 0 0;font-size:.875rem}
dt{color:var(--muted)}
dd{margin:0;text-align:right;font-variant-numeric:tabular-nums}
footer{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;margin-top:1rem;font-size:.875rem}
footer a,footer span{display:inline-block;padding:.25rem 0}
footer :last-child{margin-left:auto}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}`;

/** Tells the site around it how high it is, which is all that it tells. */
const script =
  'const r=document.documentElement;new ResizeObserver(()=>parent.postMessage({relevoHeight:r.offsetHeight},"*")).observe(r)';

const hashOf = (text: string): string =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const scriptHash = hashOf(script);
const newTab = 'aria-describedby="tab"';

interface EmbedDocument {
  colours: EmbedColours;
  title: string;
  body: string;
  status?: number;
}

/** On every site, and for everyone the same: it reads no cookie and takes no form. */
function answer({ colours, title, body, status = 200 }: EmbedDocument): Response {
  const { scheme, background, ink, muted, link, line, soft } = makePalette(colours);
  const style = `:root{color-scheme:${scheme};--surface:${background};--ink:${ink};--muted:${muted};--accent:${link};--line:${line};--accent-soft:${soft};--warm:${muted};--warm-soft:${line}}\n${styles}`;
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><base target="_blank"><title>${escape(title)}</title><style>${style}</style></head><body>${body}<span id="tab" hidden>Opens in a new tab</span><script>${script}</script></body></html>\n`;
  return new Response(html, {
    status,
    headers: {
      ...forOtherSites,
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": `default-src 'none'; img-src 'self'; style-src ${hashOf(style)}; script-src ${scriptHash}; base-uri 'none'; form-action 'none'; frame-ancestors *`,
      ...(status !== 200 && { "cache-control": "no-store" }),
    },
  });
}

/** A listing that is withdrawn leaves other sites within five minutes. */
export const forOtherSites = {
  "cache-control": "public, max-age=300",
  "cross-origin-resource-policy": "cross-origin",
};

interface ShownEmbed {
  key: string;
  colours: EmbedColours;
  broker: { id: string; name: string } | null;
  list: Paged<ListingCardRow>;
}

export function embedDocument({ key, colours, broker, list }: ShownEmbed): Response {
  const title = broker ? `Businesses for sale from ${broker.name}` : "Businesses for sale";
  const pages = [
    list.page > 1 && pageLink(key, list.page - 1, "Previous page"),
    list.page < list.pages && pageLink(key, list.page + 1, "Next page"),
  ];
  const cards = list.rows.map((row, at) => card(row, at < 3)).join("");
  return answer({
    colours,
    title,
    body: `<main><h1>${escape(title)}</h1>${cards ? `<ul>${cards}</ul>` : "<p>Nothing is for sale right now.</p>"}</main><footer>${pages.filter(Boolean).join("")}${homeLink(broker && `/brokers/${broker.id}`)}</footer>`,
  });
}

export const listingDocument = (row: ListingCardRow): Response =>
  answer({
    colours: defaultColours,
    title: row.title,
    body: `<main><h1 class="hidden">Business for sale</h1><ul>${card(row, true)}</ul></main><footer>${homeLink(null)}</footer>`,
  });

/** The same whether it never existed or is not shown any more. */
export const missingDocument = (): Response =>
  answer({
    colours: defaultColours,
    title: "Not found",
    body: `<main><h1>Nothing is shown here any more</h1><p><a href="/businesses" ${newTab}>Businesses for sale on ${brand.name}</a></p></main>`,
    status: 404,
  });

const pageLink = (key: string, page: number, label: string): string =>
  `<a href="${pageHref(`/embed/${key}`, "", page)}" target="_self">${label}</a>`;

const homeLink = (path: string | null): string =>
  `<a href="${path ?? "/"}" ${newTab}>Listed on ${brand.name}</a>`;

function card(row: ListingCardRow, eager: boolean): string {
  const about = [placeName(row), row.category && categoryName(row.category)].filter(Boolean);
  const figures = figureTexts(row).flatMap(({ label, value }) =>
    value === null ? [] : `<dt>${label}</dt><dd>${escape(value)}</dd>`,
  );
  const state = row.saleAgreed ? "Sale agreed · " : "";
  return `<li>${picture(row, eager)}<div class="text"><p>${state}${escape(about.join(" · "))}</p><h2><a href="${listingHref(row)}" ${newTab}>${escape(row.title)}</a></h2>${figures.length > 0 ? `<dl>${figures.join("")}</dl>` : ""}</div></li>`;
}

function picture({ photoId, photoAlt, photoCaption, category }: ListingCardRow, eager: boolean) {
  if (photoId)
    return `<img src="${photoHref(photoId, 400)}" srcset="${photoHref(photoId, 800)} 2x" alt="${escape(photoAlt || photoCaption || "")}"${eager ? "" : ' loading="lazy"'}>`;
  // Says that it is one: it must not pass for a photo of the business.
  return category
    ? `<svg aria-hidden="true"><use href="${trades}#${category}"/></svg><span class="note">Illustration</span>`
    : "";
}
