import { formatDate } from "#app/ui/format/format-date.ts";

export const reportFeedHref = "/feeds/market-reports.rss";

export const monthName = (month: string): string =>
  formatDate(month, { format: "month", timeZone: "UTC" });

export const reportTitle = (month: string): string => `Market report, ${monthName(month)}`;

export const reportFeedMeta = {
  tagName: "link" as const,
  rel: "alternate",
  type: "application/rss+xml",
  title: "Market reports",
  href: reportFeedHref,
};
