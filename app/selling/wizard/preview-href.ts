import type { PreviewedBy } from "#app/browsing/business/business.queries.server.ts";

export const previewHref = (listingId: string, as: PreviewedBy): string =>
  `/sell-business/preview?draft=${listingId}&as=${as}`;
