/** What a crawler reads of a page. React's markup always quotes and escapes attributes. */
export interface ReadPage {
  title: string;
  description: string;
  canonical: string;
  /** The levels of the headings, in the order of the document. */
  headings: number[];
  /** Targets of the page's links and GET forms. */
  links: string[];
  /** Pictures, scripts and style sheets. */
  files: string[];
  imagesWithoutAlt: string[];
  /** Links to a missing anchor on the same page. */
  deadAnchors: string[];
}

export function readPage(source: string, here: URL): ReadPage {
  const html = source.replaceAll(/<!--[\s\S]*?-->|<script\b[^>]*>[\s\S]*?<\/script>/g, "");
  const tags = (name: string) =>
    [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, "g"))].map(([, text]) => text!);
  const anchors = tags("a").flatMap((tag) => attribute(tag, "href") ?? []);
  const images = tags("img");
  const head = tags("link").map((tag) => ({
    rel: attribute(tag, "rel"),
    href: attribute(tag, "href"),
  }));
  const metaOf = (name: string) => tags("meta").find((tag) => attribute(tag, "name") === name);
  return {
    title: unescape(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ""),
    description: attribute(metaOf("description") ?? "", "content") ?? "",
    canonical: head.find(({ rel }) => rel === "canonical")?.href ?? "",
    headings: [...html.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level)),
    links: [...anchors, ...getForms(html, here)],
    files: [
      ...images.flatMap((tag) => attribute(tag, "src") ?? []),
      ...head.filter(({ rel }) => rel !== "canonical").flatMap(({ href }) => href ?? []),
      ...[...source.matchAll(/<script\b[^>]*\ssrc="([^"]+)"/g)].map(([, src]) => src!),
    ],
    imagesWithoutAlt: images.filter((tag) => attribute(tag, "alt") === undefined),
    deadAnchors: anchors.filter(
      (href) => href.startsWith("#") && !html.includes(` id="${href.slice(1)}"`),
    ),
  };
}

/** The URL of each GET form submitted unchanged. */
function getForms(html: string, here: URL): string[] {
  const forms = [...html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)];
  return forms.flatMap(([, tag, content]) => {
    if ((attribute(tag!, "method") ?? "get").toLowerCase() !== "get") return [];
    const url = new URL(attribute(tag!, "action") ?? here.href, here);
    url.search = "";
    for (const [input] of content!.matchAll(/<input\b[^>]*>/g)) {
      const name = attribute(input, "name");
      const isOff = /type="(checkbox|radio)"/.test(input) && !/\schecked\b/.test(input);
      if (name && !isOff) url.searchParams.append(name, attribute(input, "value") ?? "");
    }
    return [url.href];
  });
}

function attribute(tag: string, name: string): string | undefined {
  const value = new RegExp(`(?:^|\\s)${name}(?:="([^"]*)")?(?=[\\s/>]|$)`, "i").exec(tag);
  return value ? unescape(value[1] ?? "") : undefined;
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

const unescape = (text: string): string =>
  text.replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);
