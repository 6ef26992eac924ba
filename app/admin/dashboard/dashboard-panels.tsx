import type { Growth, PerformanceFigure, StatCard } from "#app/admin/dashboard/make-panels.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { Sparkline } from "#app/ui/charts/sparkline.tsx";
import { Stat } from "#app/ui/data/stat.tsx";
import type { FirstRunStep } from "#app/admin/dashboard/first-run.ts";
import type { AlertView } from "#app/admin/dashboard/alerts.ts";
import { Card } from "#app/ui/layout/card.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import type { Activity } from "#app/admin/dashboard/activity.queries.server.ts";
import { TimeAgo } from "#app/ui/format/time-ago.tsx";
import type { loadDashboard } from "#app/admin/dashboard/load-dashboard.server.ts";
import { ChartTable } from "#app/ui/charts/chart-table.tsx";
import { BarList } from "#app/ui/charts/bar-list.tsx";

export function StatCards({ cards }: { cards: readonly StatCard[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {cards.map((card) => (
        <li key={card.label}>
          <PlainLink
            to={card.to}
            className="flex h-full items-end justify-between gap-4 rounded-surface border border-line bg-surface p-5 transition-colors duration-120 hover:border-ink-2 sm:flex-col sm:items-start"
          >
            <Stat label={card.label} value={card.value} change={card.change}>
              <p className="text-sm text-ink-3">{card.before}</p>
            </Stat>
            <Sparkline
              label={card.chart.label}
              values={card.chart.values}
              className="h-10 w-33 shrink-0 max-sm:w-24"
            />
          </PlainLink>
        </li>
      ))}
    </ul>
  );
}

export function AlertsPanel({ alerts }: { alerts: readonly AlertView[] }) {
  return (
    <Card title="Alerts">
      {alerts.length === 0 ? (
        <p className="flex items-center gap-3 text-ink-2">
          <Icon name="circle-check" className="size-5 shrink-0 text-success" />
          Nothing needs your attention right now.
        </p>
      ) : (
        <ul className="-my-1 flex flex-col divide-y divide-line">
          {alerts.map((alert) => (
            <li key={alert.text}>
              <PlainLink
                to={alert.to}
                className="flex min-h-11 items-center gap-3 py-2 text-sm hover:text-accent"
              >
                <Icon
                  name={alert.isUrgent ? "triangle-alert" : "clock"}
                  className={`size-4 shrink-0 ${alert.isUrgent ? "text-danger" : "text-ink-3"}`}
                />
                <span className="grow">
                  {alert.isUrgent && <span className="sr-only">Urgent: </span>}
                  {alert.text}
                </span>
                <Icon name="chevron-right" className="size-4 shrink-0 text-ink-3" />
              </PlainLink>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

export function FirstRunPanel({ steps }: { steps: readonly FirstRunStep[] }) {
  return (
    <Card title="Before you open">
      <ol className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        {steps.map(({ label, hint, to, isDone }) => (
          <li key={label} className="flex gap-3">
            <Icon
              name={isDone ? "circle-check" : "minus"}
              className={`mt-0.5 size-5 shrink-0 ${isDone ? "text-success" : "text-ink-3"}`}
            />
            <div className="text-sm">
              <p className="font-semibold">
                {isDone || !to ? (
                  label
                ) : (
                  <PlainLink to={to} className="link">
                    {label}
                  </PlainLink>
                )}
                <span className="sr-only">{isDone ? " (done)" : " (to do)"}</span>
              </p>
              {!isDone && <p className="text-ink-2">{hint}</p>}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}

export function ActivityPanel({ activity }: { activity: readonly Activity[] }) {
  return (
    <Card title="Recent Activity">
      {activity.length === 0 ? (
        <p className="text-ink-2">Nothing has happened yet.</p>
      ) : (
        <ol className="-my-1 flex flex-col divide-y divide-line">
          {activity.map(({ key, icon, title, detail, to, ago }) => (
            <li key={key} className="flex items-start gap-3 py-2.5 text-sm">
              <Icon name={icon} className="mt-0.5 size-4 shrink-0 text-ink-3" />
              <div className="min-w-0 grow">
                <p className="font-medium">{title}</p>
                <PlainLink
                  to={to}
                  className="line-clamp-1 min-h-6 text-ink-2 underline decoration-line underline-offset-4 hover:text-ink hover:decoration-ink"
                >
                  {detail}
                </PlainLink>
              </div>
              <span className="shrink-0 text-xs text-ink-3">
                <TimeAgo {...ago} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

type TopCategories = NonNullable<Awaited<ReturnType<typeof loadDashboard>>["categories"]>;

export function CategoriesPanel({ categories }: { categories: TopCategories }) {
  return (
    <Card title="Top Categories" aside={<p className="text-sm text-ink-3">Active listings</p>}>
      {categories.length === 0 ? (
        <p className="text-ink-2">No listing is active.</p>
      ) : (
        <BarList bars={categories} />
      )}
    </Card>
  );
}

export function PerformancePanel({ figures }: { figures: readonly PerformanceFigure[] | null }) {
  return (
    <Card title="Performance" aside={<p className="text-sm text-ink-3">Last 24 hours</p>}>
      {figures === null ? (
        <p className="text-ink-2">
          No samples yet. Every process writes its first one within five minutes of starting.
        </p>
      ) : (
        <dl className="grid grid-cols-2 gap-6 lg:grid-cols-5">
          {figures.map(({ label, value, note, values }) => (
            <div key={label} className="flex flex-col gap-1">
              <dt className="text-sm text-ink-2">{label}</dt>
              <dd className="display figures text-2xl">{value}</dd>
              <dd className="text-xs text-ink-3">{note}</dd>
              {values.length > 1 && (
                <dd className="mt-2">
                  <Sparkline label={`${label} per hour`} values={values} className="h-8 w-27" />
                </dd>
              )}
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}

export function GrowthPanel({ growth: { weeks, series } }: { growth: Growth }) {
  return (
    <Card title="Weekly Growth" aside={<p className="text-sm text-ink-3">This week so far</p>}>
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
        {series.map((one) => (
          <WeeklyBars key={one.label} series={one} weeks={weeks} />
        ))}
      </div>
      <ChartTable
        caption="Weekly growth"
        headers={["Week of", ...series.map(({ label }) => label)]}
        rows={weeks.map((week, index) => [week, ...series.map(({ texts }) => texts[index]!)])}
      />
    </Card>
  );
}

const height = 64;
const slot = 12;
const bar = 8;

function WeeklyBars({ series, weeks }: { series: Growth["series"][number]; weeks: string[] }) {
  const { label, values, texts } = series;
  const most = Math.max(1, ...values);
  const last = values.length - 1;
  return (
    <figure>
      <figcaption className="flex items-baseline justify-between gap-4 text-sm">
        <span className="text-ink-2">{label}</span>
        <span className="display figures text-lg">{texts[last]}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${String(values.length * slot)} ${String(height + 1)}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${label} per week, from ${texts[0] ?? "0"} in the week of ${weeks[0] ?? ""} to ${texts[last] ?? "0"} this week`}
        className="mt-2 h-20 w-full"
      >
        {values.map((value, index) => {
          const tall = Math.max(1, (Math.max(0, value) / most) * height);
          return (
            <rect
              key={weeks[index]}
              x={index * slot + (slot - bar) / 2}
              y={height - tall}
              width={bar}
              height={tall}
              className={index === last ? "fill-warm" : "fill-accent"}
            />
          );
        })}
        <line x1="0" x2={values.length * slot} y1={height} y2={height} className="stroke-line" />
      </svg>
      <p aria-hidden="true" className="flex justify-between text-xs text-ink-3">
        <span>{weeks[0]}</span>
        <span>{weeks[last]}</span>
      </p>
    </figure>
  );
}
