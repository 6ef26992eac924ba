import type { Route } from "./+types/dashboard-page.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import {
  ActivityPanel,
  AlertsPanel,
  CategoriesPanel,
  FirstRunPanel,
  GrowthPanel,
  PerformancePanel,
  StatCards,
} from "#app/admin/dashboard/dashboard-panels.tsx";
import { loadDashboard } from "#app/admin/dashboard/load-dashboard.server.ts";
import { defaultPeriod, parsePeriod, periodNames, periods } from "#app/admin/dashboard/figures.ts";
import { servicesContext } from "#app/context.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { FilterLinks } from "#app/ui/navigation/filter-links.tsx";
import { type AdminAreas, canOpenAdminPath } from "#app/accounts/administration/admin-areas.ts";

export const meta = privatePage(
  "Admin dashboard",
  "Figures, alerts and recent activity of the whole marketplace.",
);

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  const period = parsePeriod(url.searchParams.get("period"));
  const services = context.get(servicesContext);
  const dashboard = await loadDashboard(services, viewer, period, new Date());
  return { period, quickLinks: quickLinksFor(viewer.adminAreas), ...dashboard };
}

export default function AdminDashboardPage({ loaderData }: Route.ComponentProps) {
  const { period, quickLinks, cards, alerts, firstRun, activity, growth, categories, performance } =
    loaderData;
  return (
    <div className="wrap flex flex-col gap-6 py-8 md:py-10">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h1 className="display text-3xl">Admin Dashboard</h1>
        <FilterLinks
          label="Period"
          links={periodNames.map((name) => ({
            label: periods[name].label,
            to: name === defaultPeriod ? "/admin/dashboard" : `/admin/dashboard?period=${name}`,
            current: name === period,
          }))}
        />
      </header>
      {firstRun && <FirstRunPanel steps={firstRun} />}
      {cards.length > 0 && (
        <section aria-label="Key figures">
          <StatCards cards={cards} />
        </section>
      )}
      {quickLinks.length > 0 && (
        <nav aria-label="Quick links" className="flex flex-wrap gap-3">
          {quickLinks.map(({ label, to }) => (
            <ButtonLink key={to} to={to} variant="secondary">
              {label}
            </ButtonLink>
          ))}
        </nav>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <AlertsPanel alerts={alerts} />
        <ActivityPanel activity={activity} />
      </div>
      <div className={`grid gap-6 ${categories ? "lg:grid-cols-[2fr_1fr]" : ""}`}>
        {growth.series.length > 0 && <GrowthPanel growth={growth} />}
        {categories && <CategoriesPanel categories={categories} />}
      </div>
      {performance && <PerformancePanel figures={performance.figures} />}
    </div>
  );
}

const quickLinks = [
  { label: "Manage Users", to: "/admin/users" },
  { label: "Review Listings", to: "/admin/listings" },
  { label: "View Messages", to: "/admin/messages" },
] as const;

const quickLinksFor = (areas: AdminAreas): { label: string; to: string }[] =>
  quickLinks.filter(({ to }) => canOpenAdminPath(areas, to));
