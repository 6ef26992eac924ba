/**
 * What the automatic checks find in a listing. A finding names what it is about, so that an administrator who has accepted it
 * is not asked about the same again.
 */
import { type ReviewReason, reviewReasons } from "#app/listings/listing.ts";

export interface Finding {
  reason: ReviewReason;
  /** The listing that is repeated or was rejected, or the word. */
  about: string;
}

export const reasonsOf = (findings: readonly Finding[]): ReviewReason[] =>
  reviewReasons.filter((reason) => findings.some((finding) => finding.reason === reason));

export const withoutKnown = (findings: readonly Finding[], known: readonly Finding[]): Finding[] =>
  findings.filter(
    ({ reason, about }) => !known.some((other) => other.reason === reason && other.about === about),
  );
