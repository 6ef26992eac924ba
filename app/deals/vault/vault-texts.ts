export const buyerSteps = [
  "Find a teaser that fits: by trade, region and rounded figures, like any other listing.",
  "Sign the confidentiality agreement on its page. Both sides get a copy.",
  "Ask the owner for access. The owner sees who asks, and decides.",
  "With access you see the whole listing: name and place as far as the owner shows them, exact figures, photos and documents.",
] as const;

export const ownerSteps = [
  "Write your listing as usual. Above CA$1,000,000 it is confidential by itself; below, one choice makes it so.",
  "We write the teaser, from facts that fit many businesses. Your own words are not in it.",
  "Buyers sign before they ask. You see who asks, and you give access, decline, or take it back.",
  "Change your mind at any time: one choice shows everything to everyone, or hides it again.",
] as const;

export const kept = [
  {
    term: "The teaser is all that the public site has",
    detail:
      "Search, feeds, alerts, market figures and link previews work with the teaser. They cannot reveal what they do not have.",
  },
  {
    term: "Figures are rounded to two digits",
    detail:
      "That is exact enough to decide whether it is worth a conversation, and too coarse to recognize a business by.",
  },
  {
    term: "No photo, no file, no name",
    detail:
      "A drawing of the trade stands for the photos. Photos, documents, video and website are for buyers with access.",
  },
  {
    term: "Emails and notifications never say more",
    detail: "What a buyer gets by email names the teaser, even after the owner has given access.",
  },
  {
    term: "What is taken back is gone",
    detail: "Without access the page is a teaser again, and its files no longer open.",
  },
  {
    term: "After the sale it closes",
    detail: "Nobody but the owner sees behind the teaser of a business that is sold.",
  },
] as const;
