export const accountTabs = (unreadLeads: number) => [
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
  { label: "Listings", to: "/account/listings", leadsTo: ["/account/listings/"] },
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
