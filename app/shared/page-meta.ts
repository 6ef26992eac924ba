import { brand, pageTitle } from "./brand.ts";

interface PublicPage {
  title: string;
  description: string;
  /** The canonical URL for search engines. */
  canonical: string;
}

export const publicMeta = ({ title, description, canonical }: PublicPage) => [
  { title },
  { name: "description", content: description },
  { tagName: "link", rel: "canonical", href: canonical },
  { property: "og:site_name", content: brand.name },
  { property: "og:type", content: "website" },
  { property: "og:title", content: title },
  { property: "og:description", content: description },
  { property: "og:url", content: canonical },
];

interface PrivatePage {
  title: string;
  description: string;
  pathname: string;
}

/** The head of a page that is useful only to one person, or only once. */
export const privateMeta = ({ title, description, pathname }: PrivatePage) => [
  { title: pageTitle(title) },
  { name: "description", content: description },
  { name: "robots", content: "noindex" },
  { tagName: "link", rel: "canonical", href: pathname },
];

/** The `meta` of such a page, under its own address. The title may depend on loaded data. */
export const privatePage =
  <Data>(title: string | ((data: Data) => string), description: string) =>
  ({ loaderData, location }: { loaderData: Data; location: { pathname: string } }) =>
    privateMeta({
      title: typeof title === "string" ? title : title(loaderData),
      description,
      pathname: location.pathname,
    });
