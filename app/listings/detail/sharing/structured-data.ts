import type { BusinessView } from "#app/listings/detail/business-view.ts";
import { photoHref } from "#app/listings/media/photo.ts";

type Thing = { "@type": string; "@id"?: string } & Record<string, unknown>;

/**
 * The business as schema.org data. It is the same for everybody, so it contains only what visitors see. Where the business name
 * is hidden, the title takes its place.
 */
export function structuredData(business: BusinessView, origin: string) {
  const url = `${origin}/business/${business.id}`;
  return {
    "@context": "https://schema.org",
    "@graph": [
      localBusiness(business, url, origin),
      ...offer(business, url),
      trail(business, url, origin),
    ],
  };
}

function localBusiness(business: BusinessView, url: string, origin: string): Thing {
  const { place, facts, photos } = business;
  const { employeesMin, employeesMax } = facts;
  return {
    "@type": "LocalBusiness",
    "@id": `${url}#business`,
    name: business.businessName ?? business.title,
    url,
    ...(business.paragraphs.length > 0 && { description: business.paragraphs.join("\n\n") }),
    ...(photos.length > 0 && {
      image: photos.map(({ mediaId }) => `${origin}${photoHref(mediaId, 1200)}`),
    }),
    address: {
      "@type": "PostalAddress",
      ...(business.street && { streetAddress: business.street }),
      ...(place.city && { addressLocality: place.city }),
      addressRegion: place.region,
      addressCountry: place.countryCode,
    },
    ...(facts.established !== null && { foundingDate: String(facts.established) }),
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

function offer({ figures, isSold }: BusinessView, url: string): Thing[] {
  const { askingPrice } = figures;
  if (askingPrice?.kind !== "amount") return [];
  return [
    {
      "@type": "Offer",
      "@id": `${url}#offer`,
      url,
      price: (askingPrice.amount / 100).toFixed(2),
      priceCurrency: askingPrice.currency,
      availability: `https://schema.org/${isSold ? "SoldOut" : "InStock"}`,
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
