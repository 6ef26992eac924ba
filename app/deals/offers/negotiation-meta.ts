import { privatePage } from "#app/shared/page-meta.ts";

/** The metadata of a page of one negotiation. Several may be open at once, so the title names the person and the business. */
export const negotiationMeta = (page: string, description: string) =>
  privatePage<{ other: string; title: string } | undefined>(
    (negotiation) =>
      negotiation ? `${page} with ${negotiation.other} about ${negotiation.title}` : page,
    description,
  );
