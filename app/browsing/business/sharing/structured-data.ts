import type { Business } from "#app/browsing/business/business.queries.server.ts";
import type { BusinessView } from "#app/browsing/business/make-business-view.ts";
import { listingHref } from "#app/listings/listing-address.ts";
import { photoHref } from "#app/listings/media/photo.ts";

type Thing = { "@type": string; "@id"?: string } & Record<string, unknown>;

/** The same for everyone, so it contains only what visitors see. */
export function structuredData(business: Business, view: BusinessView, origin: string) {
  const url = origin + listingHref({ id: business.id, title: business.publicTitle });
  return {
    "@context": "https://schema.org",
    "@graph": [
      localBusiness(business, view, url, origin),
      ...offer(business, url),
      trail(view, url, origin),
    ],
  };
}

function localBusiness(business: Business, view: BusinessView, url: string, origin: string): Thing {
  const { place, paragraphs } = view;
  const photos = view.photos.filter(({ isConfidential }) => !isConfidential);
  const { established, employeesMin, employeesMax } = business;
  return {
    "@type": "LocalBusiness",
    "@id": `${url}#business`,
    name: view.businessName ?? view.title,
    url,
    ...(paragraphs.length > 0 && { description: paragraphs.join("\n\n") }),
    ...(photos.length > 0 && {
      image: photos.map(({ mediaId }) => `${origin}${photoHref(mediaId, 1200)}`),
    }),
    address: {
      "@type": "PostalAddress",
      ...(view.street && { streetAddress: view.street }),
      ...(place.city && { addressLocality: place.city }),
      addressRegion: place.region,
      addressCountry: business.country,
    },
    ...(established !== null && { foundingDate: String(established) }),
    ...(employeesMin !== null &&
      employeesMax !== null && {
        numberOfEmployees: {
          "@type": "QuantitativeValue",
          minValue: employeesMin,
          maxValue: employeesMax,
        },
      }),
  };
}

function offer({ askingPrice, currency, status, saleAgreed }: Business, url: string): Thing[] {
  if (askingPrice === null) return [];
  return [
    {
      "@type": "Offer",
      "@id": `${url}#offer`,
      url,
      price: (askingPrice / 100).toFixed(2),
      priceCurrency: currency,
      availability: `https://schema.org/${status === "sold" ? "SoldOut" : saleAgreed ? "Reserved" : "InStock"}`,
      itemOffered: { "@id": `${url}#business` },
    },
  ];
}

function trail({ categories, title }: BusinessView, url: string, origin: string): Thing {
  const [category] = categories;
  const steps = [
    { name: "Home", item: `${origin}/` },
    { name: "Businesses", item: `${origin}/businesses` },
    ...(category ? [{ name: category.name, item: `${origin}${category.href}` }] : []),
    { name: title, item: url },
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, item }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item,
    })),
  };
}
