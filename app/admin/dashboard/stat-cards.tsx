import type { ReactNode } from "react";
import type { StatCard } from "#app/admin/dashboard/make-cards.ts";
import { hasPage } from "#app/has-page.ts";
import { PlainLink } from "#app/ui/plain-link.tsx";
import { Sparkline } from "#app/ui/sparkline.tsx";
import { Stat } from "#app/ui/stat.tsx";

/** The figures at the top; each leads to its list. */
export function StatCards({ cards }: { cards: readonly StatCard[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {cards.map((card) => (
        <li key={card.label}>
          <CardFrame to={card.to}>
            <Stat label={card.label} value={card.value} change={card.change}>
              <p className="text-sm text-ink-3">{card.before}</p>
            </Stat>
            <Sparkline
              label={card.chart.label}
              values={card.chart.values}
              className="h-10 w-33 shrink-0 max-sm:w-24"
            />
          </CardFrame>
        </li>
      ))}
    </ul>
  );
}

const frameClass =
  "flex h-full items-end justify-between gap-4 rounded-surface border border-line bg-surface p-5 transition-colors duration-120 sm:flex-col sm:items-start";

function CardFrame({ to, children }: { to: string; children: ReactNode }) {
  return hasPage(to) ? (
    <PlainLink to={to} className={`${frameClass} hover:border-ink-2`}>
      {children}
    </PlainLink>
  ) : (
    <div className={frameClass}>{children}</div>
  );
}
