import { popularCategories } from "#app/listings/category.ts";
import { type HomeData, popularCategoryHref } from "#app/browsing/home/hero-figures.ts";
import type { ListingCardData } from "#app/listings/card/listing-card-data.ts";
import { formatFigure } from "#app/listings/figures/make-figure.ts";
import { makeTimeAgo } from "#app/ui/format/format-date.ts";

const now = new Date("2026-11-15T12:00:00.000Z");

export function aCard(changes: Partial<ListingCardData> = {}): ListingCardData {
  return {
    id: "b1",
    title: "Neighbourhood Bakery With Wholesale Route For Sale",
    place: "Hamilton, ON",
    category: "Food & Beverage",
    photo: { mediaId: "m1", alt: "Shop front with a striped awning" },
    askingPrice: formatFigure({
      kind: "amount",
      amount: 48_500_000,
      currency: "CAD",
      approx: { amount: 34_700_000, currency: "USD" },
    }),
    revenue: formatFigure({ kind: "amount", amount: 91_200_000, currency: "CAD" }),
    cashFlow: formatFigure({ kind: "amount", amount: 17_300_000, currency: "CAD" }),
    multiple: 2.8,
    badges: [{ label: "New", tone: "warm" }],
    listed: makeTimeAgo(new Date("2026-11-12T09:00:00.000Z"), now),
    saved: false,
    ...changes,
  };
}

export const homeSample: HomeData = {
  figures: [
    { value: "2,734", label: "active listings" },
    { value: "25+", label: "years" },
    { value: "10,000+", label: "sales" },
    { value: "100%", label: "verified" },
  ],
  featured: [
    aCard(),
    aCard({
      id: "b2",
      title: "Machine Shop For Sale",
      place: "Lévis, QC",
      category: "Manufacturing",
      photo: { mediaId: "m2", alt: "Workshop with lathes" },
      askingPrice: formatFigure({
        kind: "amount",
        amount: 235_000_000,
        currency: "CAD",
        approx: { amount: 168_000_000, currency: "USD" },
      }),
      revenue: formatFigure({ kind: "range", range: "2m_5m" }),
      cashFlow: formatFigure({ kind: "range", range: "500k_1m" }),
      multiple: 3.4,
      badges: [],
      listed: makeTimeAgo(new Date("2026-10-02T09:00:00.000Z"), now),
      saved: true,
    }),
    aCard({
      id: "b3",
      title: "Harbour Coffee House",
      place: "Halifax, NS",
      category: "Restaurants",
      photo: null,
      askingPrice: { kind: "on-request" },
      revenue: { kind: "on-request" },
      cashFlow: null,
      multiple: null,
      badges: [
        { label: "Price reduced", tone: "warm" },
        { label: "Franchise", tone: "neutral" },
      ],
    }),
    aCard({
      id: "b4",
      title: "Physiotherapy Clinic, Three Rooms, Established Patients For Sale",
      place: "Calgary, AB",
      category: "Healthcare",
      photo: { mediaId: "m4", alt: "Reception of a clinic" },
      multiple: 3.1,
      badges: [],
    }),
    aCard({
      id: "b5",
      title: "Online Garden Supply Store For Sale",
      place: "Guadalajara, JAL",
      category: "Online Business",
      photo: { mediaId: "m5", alt: "Parcels on a packing bench" },
      askingPrice: formatFigure({
        kind: "amount",
        amount: 390_000_000,
        currency: "MXN",
        approx: { amount: 21_100_000, currency: "USD" },
      }),
      revenue: formatFigure({ kind: "range", range: "100k_250k" }),
      cashFlow: formatFigure({ kind: "range", range: "50k_100k" }),
      multiple: 2.2,
    }),
    aCard({
      id: "b6",
      title: "Car Wash On A Corner Lot For Sale",
      place: "Regina, SK",
      category: "Automotive",
      photo: { mediaId: "m6", alt: "Car wash bays" },
    }),
  ],
  categories: popularCategories.map(({ label }, index) => ({
    label,
    to: popularCategoryHref(label),
    count: {
      number: String([412, 388, 351, 174, 133, 121, 96, 88][index] ?? 0),
      word: "businesses",
    },
  })),
  recent: [
    aCard({
      id: "r1",
      title: "Landscaping Company With Fleet For Sale",
      place: "Kelowna, BC",
      category: "Home & Garden",
      listed: makeTimeAgo(new Date("2026-11-15T08:00:00.000Z"), now),
    }),
    aCard({
      id: "r2",
      title: "Bilingual Daycare For Sale",
      place: "Moncton, NB",
      category: "Childcare",
      askingPrice: formatFigure({ kind: "range", range: "250k_500k" }),
      listed: makeTimeAgo(new Date("2026-11-14T20:00:00.000Z"), now),
    }),
    aCard({
      id: "r3",
      title: "Taquería With Patio For Sale",
      place: "Austin, TX",
      category: "Restaurants",
      askingPrice: formatFigure({ kind: "amount", amount: 16_500_000, currency: "USD" }),
      revenue: formatFigure({ kind: "amount", amount: 54_000_000, currency: "USD" }),
      cashFlow: { kind: "on-request" },
      listed: makeTimeAgo(new Date("2026-11-14T09:00:00.000Z"), now),
    }),
    aCard({
      id: "r4",
      title: "Regional Courier Routes For Sale",
      place: "Winnipeg, MB",
      category: "Transportation",
      listed: makeTimeAgo(new Date("2026-11-13T09:00:00.000Z"), now),
    }),
    aCard({
      id: "r5",
      title: "Managed IT Services Firm For Sale",
      place: "Ottawa, ON",
      category: "Technology",
      askingPrice: formatFigure({ kind: "amount", amount: 182_500_000, currency: "CAD" }),
      listed: makeTimeAgo(new Date("2026-11-12T09:00:00.000Z"), now),
    }),
  ],
};
