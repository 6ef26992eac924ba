import type { PerformanceFigure } from "#app/admin/dashboard/make-performance.ts";
import { Card } from "#app/ui/card.tsx";
import { Sparkline } from "#app/ui/sparkline.tsx";

/** How the servers did in the last 24 hours. */
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
