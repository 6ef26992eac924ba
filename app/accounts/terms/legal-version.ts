/** The last substantial change of the terms or the privacy policy; a test compares it with the texts. */
export const legalVersion = "2026-11-19";

export const mustAcceptTerms = (person: { termsVersion: string | null }): boolean =>
  person.termsVersion !== legalVersion;
