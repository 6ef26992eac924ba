import { type AdminAreas, canOpenAdminPath } from "#app/accounts/administration/admin-areas.ts";

export interface AdminScreen {
  label: string;
  to: string;
  synonyms: readonly string[];
}

export interface AdminScreenGroup {
  /** Null where the screens are links in the header. */
  label: string | null;
  screens: readonly AdminScreen[];
}

const screen = (label: string, to: string, ...synonyms: string[]): AdminScreen => ({
  label,
  to: `/admin/${to}`,
  synonyms,
});

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
      screen("Campaigns", "campaigns", "newsletter", "email blast", "subscribers", "marketing"),
      screen("Articles", "articles", "guides", "blog", "texts", "publish", "markdown"),
      screen("Settings", "settings", "configuration", "options", "preferences"),
      screen("Audit log", "audit", "history", "changes", "who did what", "trail"),
    ],
  },
];

const furtherScreens: readonly AdminScreen[] = [
  screen("Bulk actions", "bulk-runs", "mass changes", "undo", "history"),
  screen("Pending listings", "queues/listings", "approve", "reject", "review"),
  screen("Reported listings", "queues/listing-reports", "reports", "flags", "abuse"),
  screen("Reported people", "queues/person-reports", "reports", "abuse", "users"),
  screen("Flagged messages", "queues/messages", "spam", "scam", "warnings"),
  screen("Broker applications", "queues/brokers", "license", "licence"),
  screen("Identity requests", "queues/identities", "verification", "id"),
  screen("Passports of buyers", "queues/passports", "proof of funds", "premium buyer"),
  screen("Contact requests", "queues/contact", "support", "help", "questions"),
  screen("Pictures of articles", "articles/pictures", "upload", "images", "photos"),
  screen("Operator", "settings/operator", "company", "legal name", "address", "support email"),
  screen("Announcement", "settings/announcement", "splash", "banner", "news"),
  screen("Public figures", "settings/hero-figures", "hero", "home page", "statistics"),
  screen("Featured slots", "settings/featured", "home page", "promotion"),
  screen("Banned words", "settings/banned-words", "blocklist", "profanity", "moderation"),
  screen("Exchange rates", "settings/exchange-rates", "currency", "USD", "MXN"),
  { label: "Data store test panel", to: "/dev/data-store", synonyms: ["database", "developer"] },
  screen("Taxes", "settings/taxes", "GST", "HST", "QST", "PST", "sales tax"),
];

export const adminMenuFor = (areas: AdminAreas): AdminScreenGroup[] =>
  groups
    .map(({ label, screens }) => ({ label, screens: openScreens(screens, areas) }))
    .filter(({ screens }) => screens.length > 0);

export const adminScreensFor = (areas: AdminAreas): AdminScreen[] =>
  openScreens([...groups.flatMap(({ screens }) => screens), ...furtherScreens], areas);

const openScreens = (screens: readonly AdminScreen[], areas: AdminAreas): AdminScreen[] =>
  screens.filter(({ to }) => canOpenAdminPath(areas, to));

export const isUnderScreen = (pathname: string, to: string): boolean =>
  pathname === to || pathname.startsWith(`${to}/`);
