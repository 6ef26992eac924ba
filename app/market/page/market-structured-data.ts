import type { MarketView } from "./load-market.server.ts";
import { brand } from "#app/shared/brand.ts";

/** What search engines for data sets read. */
export const marketStructuredData = (
  { title, href, headline, files, place }: MarketView,
  origin: string,
) => ({
  "@context": "https://schema.org",
  "@type": "Dataset",
  name: `${title}: market figures`,
  description: `Figures of ${title.charAt(0).toLowerCase()}${title.slice(1)} for sale, counted from the listings on ${brand.name}: numbers, medians and shares, never from fewer than ten businesses.`,
  url: origin + href,
  isAccessibleForFree: true,
  creator: { "@type": "Organization", name: brand.name, url: origin },
  ...(place && { spatialCoverage: place }),
  variableMeasured: headline.map(({ label }) => label),
  distribution: files.map(({ label, to }) => ({
    "@type": "DataDownload",
    encodingFormat: mimeTypes[label],
    contentUrl: origin + to,
  })),
});

const mimeTypes: Record<string, string> = {
  CSV: "text/csv",
  JSON: "application/json",
  Markdown: "text/markdown",
};
