import { type AdminAreas, canOpenAdminPath } from "#app/accounts/administration/admin-areas.ts";
import { existingPages } from "#app/has-page.ts";

/** A screen of the admin area, in the header's menu or found by the quick search. */
export interface AdminScreen {
  label: string;
  to: string;
  /** Other words by which people look for it. */
  synonyms: readonly string[];
}

/** A link of the header, or a menu of links. */
export interface AdminScreenGroup {
  /** Null where the screens are links of the header themselves. */
  label: string | null;
  screens: readonly AdminScreen[];
}

const screen = (label: string, to: string, ...synonyms: string[]): AdminScreen => ({
  label,
  to: `/admin/${to}`,
  synonyms,
});

/** All screens of the header's menu, in its order. */
const groups: readonly AdminScreenGroup[] = [
  {
    label: null,
    screens: [
      screen("Dashboard", "dashboard", "home", "overview", "figures", "statistics", "performance"),
      screen("Users", "users", "people", "accounts", "members", "buyers", "sellers", "brokers"),
      screen("Listings", "listings", "businesses", "ads", "franchises"),
      screen("Messages", "messages", "conversations", "inquiries", "leads", "threads"),
      screen("Queues", "queues", "moderation", "review", "triage", "approve", "pending"),
    ],
  },
  {
    label: "Finance",
    screens: [
      screen("Orders", "orders", "payments", "receipts", "refunds", "invoices", "disputes"),
      screen("Revenue", "revenue", "income", "sales", "money", "turnover"),
    ],
  },
  {
    label: "System",
    screens: [
      screen("Jobs", "jobs", "queue", "background", "failed", "retry", "worker"),
      screen("Emails", "emails", "mail", "outbox", "sent", "text messages"),
      screen("Settings", "settings", "configuration", "options", "preferences"),
      screen("Audit log", "audit", "history", "changes", "who did what", "trail"),
    ],
  },
];

/** Screens one level below, found by the quick search only. */
const furtherScreens: readonly AdminScreen[] = [
  screen("Pending listings", "queues/listings", "approve", "reject", "review"),
  screen("Reported listings", "queues/listing-reports", "reports", "flags", "abuse"),
  screen("Reported people", "queues/person-reports", "reports", "abuse", "users"),
  screen("Flagged messages", "queues/messages", "spam", "scam", "warnings"),
  screen("Broker applications", "queues/brokers", "license", "licence"),
  screen("Identity requests", "queues/identities", "verification", "passport", "id"),
  screen("Contact requests", "queues/contact", "support", "help", "questions"),
  screen("Operator", "settings/operator", "company", "legal name", "address", "support email"),
  screen("Announcement", "settings/announcement", "splash", "banner", "news"),
  screen("Public figures", "settings/hero-figures", "hero", "home page", "statistics"),
  screen("Featured slots", "settings/featured", "home page", "promotion"),
  screen("Banned words", "settings/banned-words", "blocklist", "profanity", "moderation"),
  screen("Exchange rates", "settings/exchange-rates", "currency", "USD", "MXN"),
  { label: "Data store test panel", to: "/dev/data-store", synonyms: ["database", "developer"] },
  screen("Taxes", "settings/taxes", "GST", "HST", "QST", "PST", "sales tax"),
];

/** The screens of the header's menu that exist and that this administrator may open. */
export const adminMenuFor = (areas: AdminAreas): AdminScreenGroup[] =>
  groups
    .map(({ label, screens }) => ({ label, screens: openScreens(screens, areas) }))
    .filter(({ screens }) => screens.length > 0);

/** All screens that exist and that this administrator may open. */
export const adminScreensFor = (areas: AdminAreas): AdminScreen[] =>
  openScreens([...groups.flatMap(({ screens }) => screens), ...furtherScreens], areas);

const openScreens = (screens: readonly AdminScreen[], areas: AdminAreas): AdminScreen[] =>
  existingPages(screens).filter(({ to }) => canOpenAdminPath(areas, to));

/** Whether a page belongs to a screen: the screen itself, or something below it. */
export const isUnderScreen = (pathname: string, to: string): boolean =>
  pathname === to || pathname.startsWith(`${to}/`);
