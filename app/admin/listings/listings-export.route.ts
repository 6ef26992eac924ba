import type { Route } from "./+types/listings-export.route.ts";
import { statusLabels } from "#app/admin/listings/listing-labels.ts";
import {
  type ListedListing,
  listingsList,
} from "#app/admin/listings/listings-list.queries.server.ts";
import type { CsvColumns } from "#app/shared/csv.ts";
import { exportList } from "#app/admin/lists/export-list.server.ts";
import { categoryName } from "#app/listings/category.ts";
import { rangeLabels } from "#app/listings/figures/range-labels.ts";
import { findRegion } from "#app/shared/places.ts";

const columns: CsvColumns<ListedListing> = {
  Id: ({ id }) => id,
  Title: ({ title }) => title,
  "Short description": ({ shortDescription }) => shortDescription,
  Category: ({ category }) => category && categoryName(category),
  City: ({ city }) => city,
  Region: ({ region }) => findRegion(region)?.name,
  Country: ({ country }) => country,
  Currency: ({ currency }) => currency,
  "Asking price": ({ askingPrice }) => (askingPrice === null ? null : askingPrice / 100),
  "Asking price range": ({ askingPriceRange }) => askingPriceRange && rangeLabels[askingPriceRange],
  "Price on request": ({ askingPriceOnRequest }) => askingPriceOnRequest,
  Status: ({ status }) => statusLabels[status],
  Featured: ({ featured }) => featured,
  Verified: ({ verified }) => verified,
  Package: ({ packageId }) => packageId,
  "Contact name": ({ contactName }) => contactName,
  "Contact email": ({ contactEmail }) => contactEmail,
  "Owner id": ({ ownerId }) => ownerId,
  Created: ({ createdAt }) => createdAt,
  Published: ({ publishedAt }) => publishedAt,
  Expires: ({ expiresAt }) => expiresAt,
};

export const loader = (args: Route.LoaderArgs) =>
  exportList(args, { name: "listings", subjectType: "listing", list: listingsList, columns });
