/**
 * A confidential listing is public as a teaser: its trade and region, with rounded figures. By default the asking price
 * decides; the owner may choose otherwise.
 */
export const confidentialities = ["by-price", "open", "confidential"] as const;
export type Confidentiality = (typeof confidentialities)[number];

/** In Canadian dollars. A range counts with its lower end. */
export const confidentialAbove = 1_000_000;

interface Decision {
  confidentiality: Confidentiality;
  isAboveLimit: boolean;
  /** What was published as a teaser and whose owner has made no choice since. */
  wasPublishedAsTeaser: boolean;
}

/** A lower price opens nothing that was published as a teaser: that takes the owner's word. */
export const isConfidential = ({
  confidentiality,
  isAboveLimit,
  wasPublishedAsTeaser,
}: Decision): boolean =>
  confidentiality === "confidential" ||
  (confidentiality === "by-price" && (isAboveLimit || wasPublishedAsTeaser));
