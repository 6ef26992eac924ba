import type { Route } from "./+types/report-page.ts";
import { listReportTables } from "./list-report-tables.ts";
import { parseReportName, reportHref, reportsPath } from "./market-report.ts";
import { monthName, reportFeedMeta, reportTitle } from "./report-address.ts";
import { findNeighbourMonths, findReport } from "./reports.queries.server.ts";
import { servicesContext } from "#app/context.ts";
import { methodPath } from "#app/market/method/method-address.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import { pageTitle } from "#app/shared/brand.ts";
import { publicMeta } from "#app/shared/page-meta.ts";
import { publicPage } from "#app/shared/public-page.ts";
import { shorten } from "#app/shared/shorten.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { PrintButton } from "#app/ui/actions/print-button.tsx";
import { formatDate } from "#app/ui/format/format-date.ts";
import { Breadcrumb } from "#app/ui/navigation/breadcrumb.tsx";
import { FigureCell, FigureTable, GroupHeader } from "#app/market/page/figure-table.tsx";

export const headers = publicPage();

export async function loader({ context, params }: Route.LoaderArgs) {
  const { replica, env } = context.get(servicesContext);
  const month = parseReportName(params.month) ?? notFound();
  const found = (await findReport(replica, month)) ?? notFound();
  const { previous, next } = await findNeighbourMonths(replica, month);
  const link = (one: string | null) => one && { to: reportHref(one), label: monthName(one) };
  return {
    name: monthName(month),
    title: reportTitle(month),
    paragraphs: found.report.paragraphs,
    tables: listReportTables(found.report),
    written: formatDate(found.writtenAt),
    previous: link(previous),
    next: link(next),
    canonical: env.APP_URL + reportHref(month),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        ...publicMeta({
          title: pageTitle(loaderData.title),
          description: shorten(loaderData.paragraphs.join(" "), 200),
          canonical: loaderData.canonical,
          type: "article",
        }),
        reportFeedMeta,
      ]
    : [];

export default function ReportPage({ loaderData }: Route.ComponentProps) {
  const { name, paragraphs, tables, written, previous, next } = loaderData;
  const [lead, ...rest] = paragraphs;
  return (
    <article className="wrap py-8 md:py-10">
      <Breadcrumb
        steps={[
          { label: "Market figures", to: "/market" },
          { label: "Monthly reports", to: reportsPath },
          { label: name },
        ]}
      />
      <header className="mt-6 border-b border-ink pb-6">
        <p className="text-sm font-semibold text-accent">Market report</p>
        <h1 className="display mt-2 text-4xl md:text-5xl">{name}</h1>
        <div className="mt-4 flex flex-wrap items-center justify-between gap-4 text-sm text-ink-3">
          <p>{`Written on ${written}. Amounts in Canadian dollars.`}</p>
          <PrintButton />
        </div>
      </header>
      <div className="mt-8 grid gap-x-14 gap-y-5 lg:grid-cols-2">
        <p className="font-serif text-2xl leading-snug">{lead}</p>
        <div className="flex max-w-[65ch] flex-col gap-4 text-lg text-ink-2">
          {rest.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <div className="mt-14 flex flex-col gap-14">
        {tables.map((table) => (
          <ReportTable key={table.id} table={table} />
        ))}
      </div>
      <p className="mt-10 text-sm text-ink-2">
        Counted from the listings on this site; nothing from fewer than ten.{" "}
        <PlainLink to={methodPath} className="link">
          How these figures are computed
        </PlainLink>
        .
      </p>
      <nav
        aria-label="Other months"
        className="no-print mt-8 flex flex-wrap justify-between gap-4 border-t border-line pt-5"
      >
        {previous ? <MonthLink {...previous} rel="prev" /> : <span />}
        {next && <MonthLink {...next} rel="next" />}
      </nav>
    </article>
  );
}

const MonthLink = ({ to, label, rel }: { to: string; label: string; rel: "prev" | "next" }) => (
  <PlainLink to={to} rel={rel} className="link inline-flex min-h-6 items-center gap-1">
    {rel === "prev" ? `← ${label}` : `${label} →`}
  </PlainLink>
);

function ReportTable({
  table: { id, title, headers: names, rows },
}: {
  table: Route.ComponentProps["loaderData"]["tables"][number];
}) {
  return (
    <FigureTable id={id} title={title}>
      <thead>
        <tr className="border-b border-line-strong align-bottom text-xs text-ink-2">
          {names.map((name, index) => (
            <th
              key={name}
              scope="col"
              className={`py-2 font-semibold ${index === 0 ? "pe-4 text-start" : "min-w-20 ps-4 text-end"}`}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, to, cells }) => (
          <tr key={key} className="border-b border-line">
            <GroupHeader to={to}>{name}</GroupHeader>
            {cells.map((cell, index) => (
              <FigureCell key={names[index + 1]} figure={cell === null ? null : { value: cell }} />
            ))}
          </tr>
        ))}
      </tbody>
    </FigureTable>
  );
}
