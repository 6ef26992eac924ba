/** All links of the header and the footer; `shown-navigation.ts` has those whose pages exist. */
export interface NavLink {
  label: string;
  to: string;
  note?: string;
}
export interface NavSection extends NavLink {
  links?: NavLink[];
}

export const mainNavigation: NavSection[] = [
  { label: "Home", to: "/" },
  {
    label: "Businesses",
    to: "/businesses",
    links: [
      {
        label: "Restaurants",
        to: "/businesses?category=restaurant",
        note: "Cafés, diners and takeout",
      },
      {
        label: "Retail",
        to: "/businesses?category=retail",
        note: "Convenience, clothing, pets, hardware",
      },
      {
        label: "Services",
        to: "/businesses?category=services",
        note: "Bookkeeping, cleaning, marketing, staffing",
      },
      {
        label: "Manufacturing",
        to: "/businesses?category=manufacturing",
        note: "Factories, machine shops and workshops",
      },
    ],
  },
  {
    label: "Franchises",
    to: "/franchises",
    links: [
      { label: "Food", to: "/franchises/food" },
      { label: "Retail", to: "/franchises/retail" },
      { label: "Services", to: "/franchises/services" },
      { label: "Health", to: "/franchises/health" },
      { label: "Sell a franchise", to: "/sell-franchise", note: "List your franchise for resale" },
    ],
  },
  { label: "Brokers", to: "/brokers" },
  { label: "Real estate", to: "/real-estate" },
  {
    label: "Resources",
    to: "/resources",
    links: [
      {
        label: "Buying guide",
        to: "/resources/buying-guide",
        note: "From first search to closing day",
      },
      {
        label: "Selling guide",
        to: "/resources/selling-guide",
        note: "Prepare, price and hand over",
      },
      { label: "Valuation", to: "/resources/valuation", note: "What a business is worth, and why" },
      {
        label: "Financing",
        to: "/resources/financing",
        note: "Loans, vendor financing and equity",
      },
      { label: "Legal", to: "/resources/legal", note: "Agreements, due diligence and closing" },
    ],
  },
];

export const sellLink: NavLink = { label: "Sell a business", to: "/sell-business" };
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
      { label: "ValueRight valuation", to: "/valueright" },
    ],
  },
  {
    title: "Learn",
    links: [
      { label: "Guides", to: "/guides" },
      { label: "Business articles", to: "/business-articles" },
      { label: "Franchise articles", to: "/franchise-articles" },
    ],
  },
  {
    title: "Help",
    links: [
      { label: "Help centre", to: "/help" },
      { label: "Staying safe", to: "/staying-safe" },
      { label: "Contact", to: "/contact" },
    ],
  },
];

export const legalLinks: NavLink[] = [
  { label: "Terms of Service", to: "/terms-of-service" },
  { label: "Privacy Policy", to: "/privacy-policy" },
];
