import type { WizardPreset } from "./wizard-url.ts";

export interface SellIntro {
  title: string;
  description: string;
  heading: string;
  intro: string;
  preset: WizardPreset | null;
  button: string;
  points: readonly (readonly [title: string, text: string])[];
}

const hidden = [
  "Your name stays out of it",
  "Buyers see the kind of business, its region and the figures that you choose. The business name and the street address stay hidden unless you decide to show them.",
] as const;
const documents = [
  "Documents open when you say so",
  "Grant them to one buyer at a time or to all registered buyers, and see who has opened what. PDFs carry the reader's name.",
] as const;
const messages = [
  "Inquiries in one place",
  "Buyers sign in before they write to you. You get an email and reply on Relevo, so your own address and phone number are on no listing.",
] as const;
const numbers = [
  "You see what happens",
  "Views, saves and inquiries for every listing, where visitors came from, and suggestions drawn from listings like yours.",
] as const;

export const sellIntros = {
  "create-listing": {
    title: "Sell Your Business",
    description:
      "List your business for sale in three steps. What stays hidden, what a package costs, and how it works.",
    heading: "Sell your business, in confidence",
    intro:
      "Write your listing in about ten minutes. Save as you go, preview it as buyers will see it, and pay only when you publish.",
    preset: null,
    button: "Start your listing",
    points: [hidden, documents, messages, numbers],
  },
  "sell-franchise": {
    title: "Sell a Franchise",
    description:
      "List your franchised location for resale. What stays hidden, what a package costs, and how it works.",
    heading: "Pass your franchise on",
    intro:
      "A running location with its figures is what franchise buyers look for. Your listing stands among franchise resales and in the category of your trade.",
    preset: "franchise",
    button: "List your franchise",
    points: [
      [
        "Found as a franchise, and by its trade",
        "We tick Franchise for you and choose its category. Add up to two more, and buyers find it under each.",
      ],
      hidden,
      documents,
      messages,
    ],
  },
  "franchisor-signup": {
    title: "For Franchisors",
    description:
      "Offer new locations of your franchise to buyers who are looking for one. Packages, prices and how it works.",
    heading: "Find the next owners of your franchise",
    intro:
      "List a territory or a new location as a business opportunity. Buyers who filter for franchises find it beside the resales.",
    preset: "franchisor",
    button: "List an opportunity",
    points: [
      [
        "One listing per territory",
        "Each has its own region, price and photos, so that buyers find the one near them.",
      ],
      [
        "Marked for what it is",
        "We tick Franchise and Business opportunity for you. Buyers filter by both.",
      ],
      documents,
      messages,
    ],
  },
} as const satisfies Record<string, SellIntro>;

export const findSellIntro = (pathname: string): SellIntro | null => {
  const name = pathname.replaceAll("/", "").toLowerCase();
  return Object.hasOwn(sellIntros, name) ? sellIntros[name as keyof typeof sellIntros] : null;
};

export const sellSteps = [
  [
    "Create your listing",
    "A headline, a summary, the category and the region. From then on changes save automatically.",
  ],
  [
    "Choose a package",
    "Prices are in Canadian dollars, with the total and any renewal before you pay. You may also pay later.",
  ],
  [
    "Add the details",
    "Price, revenue and cash flow, photos, documents and what applies to the sale. Then submit it.",
  ],
] as const;
