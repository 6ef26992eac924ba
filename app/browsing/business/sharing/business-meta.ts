import type { MetaDescriptor } from "react-router";
import type { BusinessView } from "#app/browsing/business/make-business-view.ts";
import { photoHref } from "#app/listings/media/photo.ts";
import { listingHref } from "#app/listings/listing-address.ts";
import { brand, pageTitle } from "#app/shared/brand.ts";

const maxDescriptionLength = 155;

export function businessMeta(business: BusinessView, origin: string): MetaDescriptor[] {
  const url = origin + listingHref(business);
  const title = pageTitle(business.title);
  const description = describe(business);
  const photo = business.photos.find(({ isConfidential }) => !isConfidential);
  const image = photo && `${origin}${photoHref(photo.mediaId, 1200)}`;
  const shared: MetaDescriptor[] = [
    { title },
    { name: "description", content: description },
    { property: "og:site_name", content: brand.name },
  ];
  // Nobody else can open it, so there is nothing to share or index.
  if (business.access === "private") return [...shared, { name: "robots", content: "noindex" }];
  return [
    ...shared,
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:type", content: "website" },
    { property: "og:url", content: url },
    { property: "og:title", content: business.title },
    { property: "og:description", content: description },
    { name: "twitter:card", content: image ? "summary_large_image" : "summary" },
    { name: "twitter:title", content: business.title },
    { name: "twitter:description", content: description },
    ...(image
      ? [
          { property: "og:image", content: image },
          { property: "og:image:width", content: "1200" },
          { property: "og:image:height", content: "800" },
          { property: "og:image:alt", content: photo.alt || business.title },
          { name: "twitter:image", content: image },
        ]
      : []),
  ];
}

function describe({ place, paragraphs, title }: BusinessView): string {
  const where = place.city ? `${place.city}, ${place.region}` : place.region;
  const text = `${where}: ${paragraphs[0] ?? title}`;
  if (text.length <= maxDescriptionLength) return text;
  const cut = text.slice(0, maxDescriptionLength);
  return `${cut.slice(0, cut.lastIndexOf(" "))}…`;
}
