import type { Route } from "./+types/reports-page.ts";
import { reportHref, reportsPath } from "./market-report.ts";
import { monthName, reportFeedHref, reportFeedMeta } from "./report-address.ts";
import { listReports } from "./reports.queries.server.ts";
import { servicesContext } from "#app/context.ts";
import { pageTitle } from "#app/shared/brand.ts";
import { publicMeta } from "#app/shared/page-meta.ts";
import { publicPage } from "#app/shared/public-page.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Breadcrumb } from "#app/ui/navigation/breadcrumb.tsx";

export const headers = publicPage();

export async function loader({ context }: Route.LoaderArgs) {
  const { queryCache, env } = context.get(servicesContext);
  const reports = await queryCache.get("market reports", (db) => listReports(db));
  return {
    canonical: env.APP_URL + reportsPath,
    reports: reports.map(({ month, report }) => ({
      to: reportHref(month),
      name: monthName(month),
      lead: report.paragraphs[0] ?? "",
    })),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...publicMeta({
    title: pageTitle("Market reports"),
    description:
      "What was for sale each month, what was asked for it, how prices moved and how long sales took, written from the figures of the marketplace.",
    canonical: loaderData?.canonical ?? reportsPath,
  }),
  reportFeedMeta,
];

export default function ReportsPage({ loaderData: { reports } }: Route.ComponentProps) {
  return (
    <div className="wrap py-8 md:py-10">
      <Breadcrumb
        steps={[{ label: "Market figures", to: "/market" }, { label: "Monthly reports" }]}
      />
      <h1 className="display mt-6 text-4xl md:text-5xl">Monthly reports</h1>
      <p className="mt-4 max-w-[56ch] text-lg text-ink-2">
        One page for each month, written when it is over. Reports are not changed afterwards.{" "}
        <a href={reportFeedHref} className="link">
          Get new ones by RSS
        </a>
        .
      </p>
      {reports.length === 0 ? (
        <div className="mt-10">
          <EmptyState
            title="The first report is still to come"
            hint="It is written when a month is over in which enough businesses were for sale."
            action={
              <PlainLink to="/market" className="link">
                Today’s figures
              </PlainLink>
            }
          />
        </div>
      ) : (
        <ol className="mt-10 border-t border-ink">
          {reports.map(({ to, name, lead }) => (
            <li
              key={to}
              className="grid gap-x-10 gap-y-1 border-b border-line py-5 md:grid-cols-[14rem_1fr]"
            >
              <h2 className="font-serif text-xl font-medium tracking-tight">
                <PlainLink
                  to={to}
                  prefetch
                  className="inline-block min-h-6 underline decoration-line-strong underline-offset-4 hover:text-accent"
                >
                  {name}
                </PlainLink>
              </h2>
              <p className="max-w-[65ch] text-ink-2">{lead}</p>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
