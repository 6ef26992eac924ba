import type { MetaDescriptor } from "react-router";
import type { BusinessView } from "#app/browsing/business/make-business-view.ts";
import { listingHref } from "#app/listings/listing-address.ts";
import { brand, pageTitle } from "#app/shared/brand.ts";
import { shorten } from "#app/shared/shorten.ts";
import { shareImageMeta } from "#app/shared/page-meta.ts";

const maxDescriptionLength = 155;

export function businessMeta(
  business: BusinessView,
  image: { src: string; alt: string },
  origin: string,
): MetaDescriptor[] {
  const url = origin + listingHref({ id: business.id, title: business.publicTitle });
  const title = pageTitle(business.title);
  const description = describe(business);
  const shared: MetaDescriptor[] = [
    { title },
    { name: "description", content: description },
    { property: "og:site_name", content: brand.name },
  ];
  // Nobody else sees it, so there is nothing to share or index.
  if (business.access === "private" || business.behindTeaser)
    return [...shared, { name: "robots", content: "noindex" }];
  return [
    ...shared,
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:type", content: "website" },
    { property: "og:url", content: url },
    { property: "og:title", content: business.title },
    { property: "og:description", content: description },
    { name: "twitter:title", content: business.title },
    { name: "twitter:description", content: description },
    ...shareImageMeta(image),
    ...(business.isTeaser || business.isSold ? [] : [oembedLink(url, title)]),
  ];
}

/** Where other sites get the card of the listing. */
const oembedLink = (url: string, title: string): MetaDescriptor => ({
  tagName: "link",
  rel: "alternate",
  type: "application/json+oembed",
  href: `${new URL(url).origin}/oembed?url=${encodeURIComponent(url)}&format=json`,
  title,
});

function describe({ place, paragraphs, title }: BusinessView): string {
  const where = place.city ? `${place.city}, ${place.region}` : place.region;
  return shorten(`${where}: ${paragraphs[0] ?? title}`, maxDescriptionLength);
}
