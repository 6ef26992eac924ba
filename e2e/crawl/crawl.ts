import { isAddress, patternOf } from "#test/addresses/address-list.ts";
import { type ReadPage, readPage } from "./read-page.ts";

export interface CrawledPage extends ReadPage {
  path: string;
}

export interface Crawl {
  pages: CrawledPage[];
  /** What is wrong with which address, and where it was found. */
  faults: string[];
}

type Ask = (path: string) => Promise<Response>;

const atOnce = 6;
/** How many addresses of one kind are opened; of the others only the pattern is checked. */
const many = { plain: 4, query: 2, combined: 2, files: 4 };
/** For people who sign in. */
const few = { plain: 2, query: 1, combined: 1, files: 1 };
/** Signed in, other pages are a visitor's with another header, whose links are on these too. */
const own = /^\/(account|admin|sell-business)\b/;

/** Links to files: large photos, documents, message attachments, data exports, identity pictures, data sheets, CSV lists. */
const filePaths =
  /^\/(media\/|documents\/|account\/leads\/[^/]+\/files\/|account\/data$|admin\/queues\/(identities\/[^/]+\/picture|passports\/[^/]+\/proof)$|admin\/queues\/deliverables\/[^/]+\/(listing\.xml|photos\.zip)$|admin\/\w+\/export$)/;

/** Follows every link from the given addresses. Thousands of addresses differ only in an id or a filter: a few of each are opened. */
export async function crawl(
  origin: string,
  starts: readonly string[],
  isVisitor: boolean,
  ask: Ask,
): Promise<Crawl> {
  const samples = isVisitor ? many : few;
  const pages: CrawledPage[] = [];
  const faults: string[] = [];
  const seen = new Set<string>();
  const opened = new Map<string, number>();
  const waiting: { path: string; from: string; isFile: boolean }[] = [];

  const add = (href: string, from: string, isResource = false) => {
    const url = new URL(href, new URL(from, origin));
    if (url.origin !== origin) return;
    const isFile = isResource || filePaths.test(url.pathname);
    const path = url.pathname + url.search;
    if (seen.has(path)) return;
    seen.add(path);
    if (!isFile && !isAddress(url.pathname)) {
      faults.push(`${path} is no page (linked from ${from})`);
      return;
    }
    if (!isVisitor && !isFile && !own.test(path)) return;
    const { kind, most } = isFile ? fileKind(url, samples) : pageKind(url, samples);
    const count = (opened.get(kind) ?? 0) + 1;
    opened.set(kind, count);
    if (count <= most) waiting.push({ path, from, isFile });
  };

  const open = async ({ path, from, isFile }: (typeof waiting)[number]) => {
    const answer = await ask(path);
    const body = await answer.text();
    const { status, headers } = answer;
    if (status >= 300 && status < 400) add(headers.get("location")!, path);
    else if (status !== 200 && !asksToSignIn(status, body))
      faults.push(`${path} answers ${status} (linked from ${from})`);
    const isPage =
      !isFile && status === 200 && headers.get("content-type")?.startsWith("text/html");
    if (!isPage) return;
    const page = readPage(body, new URL(path, origin));
    pages.push({ path, ...page });
    for (const href of page.links) add(href, path);
    for (const href of page.files) add(href, path, true);
  };

  for (const start of starts) add(start, "/");
  const running = new Set<Promise<void>>();
  while (waiting.length > 0 || running.size > 0) {
    const next = running.size < atOnce ? waiting.shift() : undefined;
    if (next) {
      const work = open(next).finally(() => running.delete(work));
      running.add(work);
    } else await Promise.race(running);
  }
  return { pages, faults };
}

/** Not a dead end: a visitor signs in there and comes back. */
const asksToSignIn = (status: number, body: string): boolean =>
  status === 401 && body.includes('href="/signin?returnTo=');

function pageKind({ pathname, searchParams }: URL, samples: typeof many) {
  const names = [...new Set(searchParams.keys())];
  const pattern = patternOf(pathname);
  if (names.length === 0) return { kind: `${pattern}`, most: samples.plain };
  return names.length === 1
    ? { kind: `${pattern}?${names[0]}`, most: samples.query }
    : { kind: `${pattern}?…`, most: samples.combined };
}

const fileKind = ({ pathname }: URL, samples: typeof many) => ({
  kind: `file ${pathname.split("/")[1]}`,
  most: pathname.startsWith("/media/") ? samples.files : Infinity,
});

/** Requirements of search engines and screen readers. */
export function pageFaults(pages: readonly CrawledPage[], origin: string): string[] {
  const faults: string[] = [];
  const canonicalOf = new Map<string, string>();
  for (const page of pages) {
    const wrong = (what: string) => faults.push(`${page.path}: ${what}`);
    const canonical = page.canonical && new URL(page.canonical, origin).href;
    if (!page.title) wrong("no title");
    if (!page.description) wrong("no description");
    if (!canonical) wrong("no canonical address");
    const other = canonicalOf.get(page.title);
    if (other !== undefined && other !== canonical)
      wrong(`the title “${page.title}” is also that of ${other}`);
    canonicalOf.set(page.title, canonical);
    if (page.headings[0] !== 1 || page.headings.indexOf(1, 1) > 0)
      wrong(`does not start with its only first heading: ${page.headings.join(" ")}`);
    if (page.headings.some((level, index) => level > (page.headings[index - 1] ?? 0) + 1))
      wrong(`headings out of order: ${page.headings.join(" ")}`);
    for (const tag of page.imagesWithoutAlt) wrong(`an image without alt: ${tag}`);
    for (const href of page.deadAnchors) wrong(`nothing on the page is called ${href}`);
  }
  return faults;
}
