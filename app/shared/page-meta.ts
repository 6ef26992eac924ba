import { brand, pageTitle } from "./brand.ts";

interface PublicPage {
  title: string;
  description: string;
  /** The canonical URL for search engines. */
  canonical: string;
  /** An absolute URL, 1200 by 630. */
  image?: { src: string; alt: string };
  type?: "website" | "article";
}

export const publicMeta = ({ title, description, canonical, image, type }: PublicPage) => [
  { title },
  { name: "description", content: description },
  { tagName: "link", rel: "canonical", href: canonical },
  { property: "og:site_name", content: brand.name },
  { property: "og:type", content: type ?? "website" },
  { property: "og:title", content: title },
  { property: "og:description", content: description },
  { property: "og:url", content: canonical },
  ...(image ? shareImageMeta(image) : []),
];

export const shareImageMeta = ({ src, alt }: { src: string; alt: string }) => [
  { property: "og:image", content: src },
  { property: "og:image:width", content: "1200" },
  { property: "og:image:height", content: "630" },
  { property: "og:image:alt", content: alt },
  { name: "twitter:card", content: "summary_large_image" },
  { name: "twitter:image", content: src },
  { name: "twitter:image:alt", content: alt },
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
