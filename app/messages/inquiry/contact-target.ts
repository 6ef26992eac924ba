/** To whom a contact form writes: the owner of a listing, or a broker from the page of their profile. */
export interface ContactTarget {
  recipient: "owner" | "broker";
  /** The page with the form. */
  page: string;
  /** Under which the browser keeps what is typed. */
  draftKey: string;
}

export const listingTarget = (listingId: string): ContactTarget => ({
  recipient: "owner",
  page: `/business/${listingId}`,
  draftKey: `message ${listingId}`,
});

export const brokerTarget = (brokerId: string): ContactTarget => ({
  recipient: "broker",
  page: `/brokers/${brokerId}`,
  draftKey: `message ${brokerId}`,
});

/** To the sign-in page, and back to the form. */
export const signInHref = ({ page }: ContactTarget, mode: "signin" | "signup" = "signin"): string =>
  `/signin?mode=${mode}&returnTo=${encodeURIComponent(`${page}#contact`)}`;
