import type { Route } from "./+types/report-feed.route.ts";
import { reportHref, reportsPath } from "./market-report.ts";
import { reportFeedHref, reportTitle } from "./report-address.ts";
import { listReports } from "./reports.queries.server.ts";
import { servicesContext } from "#app/context.ts";
import { pageTitle } from "#app/shared/brand.ts";
import { formatFeed } from "#app/shared/format-feed.ts";
import { publicHeaders, publicPage } from "#app/shared/public-page.ts";

export const headers = publicPage();

const feedLength = 24;

export async function loader({ context }: Route.LoaderArgs) {
  const { replica, env } = context.get(servicesContext);
  const reports = await listReports(replica, feedLength);
  const feed = formatFeed("rss", {
    title: pageTitle("Market reports"),
    description: "What was for sale each month, what was asked for it, and what was sold.",
    home: reportsPath,
    self: reportFeedHref,
    appUrl: env.APP_URL,
    entries: reports.map(({ id, month, report, writtenAt }) => ({
      id,
      path: reportHref(month),
      title: reportTitle(month),
      summary: report.paragraphs.join(" "),
      publishedAt: writtenAt,
      updatedAt: writtenAt,
    })),
  });
  return new Response(feed, {
    headers: { ...publicHeaders, "content-type": "application/rss+xml; charset=utf-8" },
  });
}
