import type { Route } from "./+types/listings-export.route.ts";
import { statusLabels } from "#app/admin/listings/listing-labels.ts";
import {
  type ListedListing,
  listingsList,
} from "#app/admin/listings/listings-list.queries.server.ts";
import type { CsvColumn } from "#app/shared/csv.ts";
import { exportList } from "#app/admin/lists/export-list.server.ts";
import { categoryName } from "#app/listings/category.ts";
import { rangeLabels } from "#app/listings/figures/range-labels.ts";
import { findRegion } from "#app/shared/places.ts";

const columns: CsvColumn<ListedListing>[] = [
  { header: "Id", value: ({ id }) => id },
  { header: "Title", value: ({ title }) => title },
  { header: "Short description", value: ({ shortDescription }) => shortDescription },
  { header: "Category", value: ({ category }) => category && categoryName(category) },
  { header: "City", value: ({ city }) => city },
  { header: "Region", value: ({ region }) => findRegion(region)?.name },
  { header: "Country", value: ({ country }) => country },
  { header: "Currency", value: ({ currency }) => currency },
  {
    header: "Asking price",
    value: ({ askingPrice }) => (askingPrice === null ? null : askingPrice / 100),
  },
  {
    header: "Asking price range",
    value: ({ askingPriceRange }) => askingPriceRange && rangeLabels[askingPriceRange],
  },
  { header: "Price on request", value: ({ askingPriceOnRequest }) => askingPriceOnRequest },
  { header: "Status", value: ({ status }) => statusLabels[status] },
  { header: "Featured", value: ({ featured }) => featured },
  { header: "Verified", value: ({ verified }) => verified },
  { header: "Package", value: ({ packageId }) => packageId },
  { header: "Contact name", value: ({ contactName }) => contactName },
  { header: "Contact email", value: ({ contactEmail }) => contactEmail },
  { header: "Owner id", value: ({ ownerId }) => ownerId },
  { header: "Created", value: ({ createdAt }) => createdAt },
  { header: "Published", value: ({ publishedAt }) => publishedAt },
  { header: "Expires", value: ({ expiresAt }) => expiresAt },
];

export const loader = (args: Route.LoaderArgs) =>
  exportList(args, { name: "listings", subjectType: "listing", list: listingsList, columns });
