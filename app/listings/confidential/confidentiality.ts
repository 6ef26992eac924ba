/**
 * A confidential listing is public as a teaser: its trade and region, with rounded figures. By default the asking price
 * decides; the owner may choose otherwise.
 */
export const confidentialities = ["by-price", "open", "confidential"] as const;
export type Confidentiality = (typeof confidentialities)[number];

/** In Canadian dollars, compared with the lower end of a range. */
export const confidentialAbove = 1_000_000;

interface Decision {
  confidentiality: Confidentiality;
  isAboveLimit: boolean;
  /** Published as a teaser, and the owner made no choice since. */
  wasPublishedAsTeaser: boolean;
}

/** A lower price does not reveal a published teaser: only the owner can. */
export const isConfidential = ({
  confidentiality,
  isAboveLimit,
  wasPublishedAsTeaser,
}: Decision): boolean =>
  confidentiality === "confidential" ||
  (confidentiality === "by-price" && (isAboveLimit || wasPublishedAsTeaser));
