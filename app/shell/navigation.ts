export interface NavLink {
  label: string;
  to: string;
  note?: string;
}
export interface NavSection extends NavLink {
  links?: NavLink[];
}

const below = (base: string, links: [label: string, path: string, note?: string][]): NavLink[] =>
  links.map(([label, path, note]) => ({ label, to: base + path, note }));

export const mainNavigation: NavSection[] = [
  { label: "Home", to: "/" },
  {
    label: "Businesses",
    to: "/businesses",
    links: below("/businesses?category=", [
      ["Restaurants", "restaurant", "Cafés, diners and takeout"],
      ["Retail", "retail", "Convenience, clothing, pets, hardware"],
      ["Services", "services", "Bookkeeping, cleaning, marketing, staffing"],
      ["Manufacturing", "manufacturing", "Factories, machine shops and workshops"],
    ]),
  },
  {
    label: "Franchises",
    to: "/franchises",
    links: below("/", [
      ["Food", "franchises/food"],
      ["Retail", "franchises/retail"],
      ["Services", "franchises/services"],
      ["Health", "franchises/health"],
      ["Sell your franchise", "sell-franchise", "List it for resale"],
    ]),
  },
  { label: "Brokers", to: "/brokers" },
  { label: "Real estate", to: "/real-estate" },
  {
    label: "Resources",
    to: "/resources",
    links: below("/", [
      ["Buying guide", "resources/buying-guide", "From first search to closing day"],
      ["Selling guide", "resources/selling-guide", "Prepare, price and hand over"],
      ["What is my business worth?", "valueright", "A price range at once, step by step"],
      ["Valuation", "resources/valuation", "Multiples, assets and what a bank lends"],
      ["Financing", "resources/financing", "Loans, vendor financing and equity"],
      ["Legal", "resources/legal", "Agreements, due diligence and closing"],
      ["Market figures", "market", "Prices, multiples and time to sale"],
    ]),
  },
];

/** Who has no account yet reads first how it works and what it costs. */
export const sellLink = (isSignedIn: boolean): NavLink => ({
  label: "Sell a business",
  to: isSignedIn ? "/sell-business" : "/create-listing",
});
export const signInLink: NavLink = { label: "Sign In", to: "/signin" };

export const leadsAddress = "/account/leads";

export const accountMenu: NavLink[] = [
  { label: "Dashboard", to: "/account/dashboard" },
  { label: "My listings", to: "/account/listings" },
  { label: "Leads", to: leadsAddress },
  { label: "Saved listings", to: "/account/saved-listings" },
  { label: "Email alerts", to: "/account/alerts" },
  { label: "Profile", to: "/account/profile" },
  { label: "Upgrades", to: "/account/upgrades" },
];

export const adminLink: NavLink = { label: "Admin Dashboard", to: "/admin/dashboard" };
export const adminMenu: NavLink[] = [
  { label: "Dashboard", to: "/admin/dashboard" },
  { label: "Users", to: "/admin/users" },
  { label: "Listings", to: "/admin/listings" },
  { label: "Messages", to: "/admin/messages" },
];

export const footerNavigation: { title: string; links: NavLink[] }[] = [
  {
    title: "Buy",
    links: [
      { label: "Buy a business", to: "/buy-business" },
      { label: "Buy a franchise", to: "/buy-franchise" },
      { label: "Franchise resales", to: "/buy-franchise-resale" },
      { label: "Premium buyer", to: "/premium-buyer" },
      { label: "Email alerts", to: "/email-alerts" },
      { label: "M&A Vault", to: "/ma-vault" },
    ],
  },
  {
    title: "Sell",
    links: [
      { label: "Create a listing", to: "/create-listing" },
      { label: "Franchisor sign-up", to: "/franchisor-signup" },
      { label: "What is my business worth?", to: "/valueright" },
    ],
  },
  {
    title: "Learn",
    links: [
      { label: "Guides", to: "/guides" },
      { label: "Business articles", to: "/business-articles" },
      { label: "Franchise articles", to: "/franchise-articles" },
      { label: "Market figures", to: "/market" },
    ],
  },
  {
    title: "Help",
    links: [
      { label: "Help centre", to: "/help" },
      { label: "Staying safe", to: "/staying-safe" },
      { label: "Contact", to: "/contact" },
      { label: "For developers", to: "/developers" },
    ],
  },
];

export const legalLinks: NavLink[] = [
  { label: "Terms of Service", to: "/terms-of-service" },
  { label: "Privacy Policy", to: "/privacy-policy" },
];
