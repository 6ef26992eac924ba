import type { Measure } from "./figure.ts";

/** How each measure is computed, in the words of the page that explains them. */
export const measureNotes: Readonly<Record<Measure, string>> = {
  listings:
    "Businesses that are for sale now: active listings within their term. A business in two categories counts in both.",
  "new-listings": "Of these, the ones that were published within the last 30 days.",
  "median-price":
    "Half of the businesses ask more, half ask less. Only exact asking prices count; a range or “on request” does not.",
  "low-price": "A quarter of the exact asking prices are lower.",
  "high-price": "A quarter of the exact asking prices are higher.",
  "median-revenue": "The middle of the yearly revenues that owners state as an exact amount.",
  "median-cash-flow":
    "The middle of the yearly cash flows that owners state as an exact amount. Owners state them; we do not audit them.",
  "median-margin":
    "Cash flow divided by revenue, for each business that states both; then the middle.",
  "median-multiple":
    "Asking price divided by yearly cash flow, for each business that states both and earns money; then the middle.",
  "low-multiple": "A quarter of the multiples are lower.",
  "high-multiple": "A quarter of the multiples are higher.",
  "median-age": "This year minus the year in which the business was established.",
  "median-staff": "The middle of the numbers of staff; of a range from and to, its middle.",
  "days-to-sale":
    "Days from publication to the day on which the owner marked the business as sold, for sales of the last two years.",
  "share-sold":
    "Of the businesses published between two years and six months ago, those that were sold within six months. Those that left without a sale count as not sold.",
  "days-on-market": "Days since publication, for the businesses that are for sale now.",
  "share-reduced":
    "Businesses for sale whose price is lower than a public price of the last 90 days.",
  "median-reduction":
    "By how much these prices are lower than the highest one of the last half year; the middle.",
  "share-on-request": "Businesses for sale whose owner tells the price on request only.",
  "share-financed":
    "Of the owners who answer yes or no, those who would finance part of the price.",
  "share-training": "Of the owners who answer yes or no, those who train the buyer.",
  "share-absentee":
    "Of the businesses that state how they are managed, those run without the owner.",
  "share-with-property":
    "Of the businesses that state whether they own or lease, those sold with their premises.",
  "share-relocatable": "Of the owners who answer yes or no, those whose business can be moved.",
  "share-franchise": "Businesses for sale that are franchises.",
  "reply-hours":
    "Hours from a buyer's first message to the owner's first own reply, over the last 90 days, where at least ten owners replied.",
};
