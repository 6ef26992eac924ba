const mandates = "/account/mandates";

/** Brokers have a tab of their own for mandates; to others the address is not found. */
export const accountTabs = (unreadLeads: number, isBroker = false) => [
  {
    label: "Dashboard",
    to: "/account/dashboard",
    leadsTo: [
      "/account/drafts",
      "/account/saved-listings",
      "/account/alerts",
      "/account/alerts/",
      "/account/notifications",
    ],
  },
  {
    label: "Listings",
    to: "/account/listings",
    leadsTo: ["/account/listings/", ...(isBroker ? [] : [mandates])],
  },
  ...(isBroker ? [{ label: "Mandates", to: mandates, leadsTo: [] }] : []),
  {
    label: "Leads",
    to: "/account/leads",
    leadsTo: ["/account/leads/"],
    ...(unreadLeads > 0 && { count: unreadLeads }),
  },
  {
    label: "Profile",
    to: "/account/profile",
    leadsTo: [
      "/account/notifications/settings",
      "/account/identity",
      "/account/security",
      "/account/security/two-factor",
      "/account/security/blocked",
      "/account/terms",
      "/account/delete",
    ],
  },
  {
    label: "Upgrades",
    to: "/account/upgrades",
    leadsTo: ["/account/upgrades/", "/account/orders/"],
  },
];
