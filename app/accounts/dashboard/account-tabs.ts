/** The five tabs of the account, each an address of its own. */
export const accountTabs = (unreadLeads: number) => [
  { label: "Dashboard", to: "/account/dashboard" },
  { label: "Listings", to: "/account/listings" },
  { label: "Leads", to: "/account/leads", ...(unreadLeads > 0 && { count: unreadLeads }) },
  { label: "Profile", to: "/account/profile" },
  { label: "Upgrades", to: "/account/upgrades" },
];
