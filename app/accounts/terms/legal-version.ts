/**
 * The day on which the terms of service or the privacy policy last changed in substance. Everybody who has accepted an earlier
 * version is asked again. A test compares it with the texts.
 */
export const legalVersion = "2026-11-16";

export const mustAcceptTerms = (person: { termsVersion: string | null }): boolean =>
  person.termsVersion !== legalVersion;
