import { privatePage } from "#app/shared/page-meta.ts";

/** Several negotiations may be open in tabs, so the title names the person and the business. */
export const negotiationMeta = (page: string, description: string) =>
  privatePage<{ other: string; title: string } | undefined>(
    (negotiation) =>
      negotiation ? `${page} with ${negotiation.other} about ${negotiation.title}` : page,
    description,
  );
