export const buyerSteps = [
  "Search teasers by trade, region and rounded figures, like any other listing.",
  "Sign the confidentiality agreement online. You and the owner each get a copy.",
  "Ask the owner for access. The owner sees who you are and decides.",
  "Once you have access, you see the whole listing: exact figures, photos, documents, and as much of the name and address as the owner shares.",
] as const;

export const ownerSteps = [
  "Write your listing as usual. Above CA$1,000,000 it is confidential automatically; below that, you can make it so.",
  "We write the teaser from facts that fit many businesses. None of your own words appear in it.",
  "Buyers sign before they ask. You see who is asking, and you grant, decline or revoke access.",
  "Change your mind at any time: show everything to everyone, or hide it again.",
] as const;

export const kept = [
  {
    term: "Only the teaser is public",
    detail:
      "Search, feeds, alerts, market figures and link previews use the teaser. They can't reveal what they don't have.",
  },
  {
    term: "Figures are rounded to two digits",
    detail: "Close enough to decide whether to talk, too rough to identify the business.",
  },
  {
    term: "No photo, no file, no name",
    detail:
      "An illustration of the trade replaces the photos. Photos, documents, video and website are for buyers with access.",
  },
  {
    term: "Emails and notifications never say more",
    detail: "They mention only the teaser, even after the owner has granted access.",
  },
  {
    term: "Revoked means gone",
    detail: "When access ends, the page becomes a teaser again and its files no longer open.",
  },
  {
    term: "It closes after the sale",
    detail: "Once a business is sold, only the owner sees more than the teaser.",
  },
] as const;
