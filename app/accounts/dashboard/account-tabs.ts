import { inboxName, type UserType } from "#app/accounts/user.ts";

const mandates = "/account/mandates";
const reports = ["/account/reports", "/account/reports/"];

/** Brokers have a tab of their own for mandates; to others the address is not found. */
export const accountTabs = (unreadLeads: number, userType: UserType) => [
  {
    label: "Dashboard",
    to: "/account/dashboard",
    leadsTo: [
      "/account/drafts",
      "/account/saved-listings",
      "/account/alerts",
      "/account/alerts/",
      "/account/valuations",
      "/account/notifications",
    ],
  },
  {
    label: "Listings",
    to: "/account/listings",
    leadsTo: [
      "/account/listings/",
      "/account/import",
      "/account/import/",
      ...(userType === "broker" ? [] : [mandates, ...reports]),
    ],
  },
  ...(userType === "broker" ? [{ label: "Mandates", to: mandates, leadsTo: reports }] : []),
  {
    label: inboxName(userType),
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
      "/account/passport",
      "/account/security",
      "/account/security/",
      "/account/signed",
      "/account/terms",
      "/account/embed",
      "/account/delete",
    ],
  },
  {
    label: "Upgrades",
    to: "/account/upgrades",
    leadsTo: ["/account/upgrades/", "/account/orders/"],
  },
];
