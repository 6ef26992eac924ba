import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";
import type { BusinessView } from "#app/listings/detail/business-view.ts";
import { Card } from "#app/ui/card.tsx";
import { DateText } from "#app/ui/date-text.tsx";
import { DefinitionList } from "#app/ui/definition-list.tsx";
import { FigureTable } from "#app/ui/figure-table.tsx";
import { formatCount } from "#app/ui/format-count.ts";
import { Icon } from "#app/ui/icon.tsx";
import { flagIcon } from "#app/ui/icon-paths.ts";
import { summaryRows } from "./figures/figure-rows.tsx";

interface SidebarProps {
  business: BusinessView;
  /** The contact form, or what stands in its place. */
  children: ReactNode;
}

export function Sidebar({ business, children }: SidebarProps) {
  const aside = useRef<HTMLElement>(null);
  // Taller than the window, it sticks by its lower end, or nobody would ever see that.
  useEffect(() => {
    const { current: element } = aside;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      element.style.setProperty("--own-height", `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <aside
      ref={aside}
      aria-label="Contact and key facts"
      className="flex flex-col gap-6 lg:sticky lg:top-[min(1.5rem,calc(100dvh-var(--own-height,0px)-1.5rem))] lg:self-start"
    >
      <div id="contact" className="no-print scroll-mt-6">
        {children}
      </div>
      <Card title="Financial Summary" className="print:hidden">
        <FigureTable caption="Financial summary" rows={summaryRows(business.figures)} />
      </Card>
      <QuickFacts business={business} />
    </aside>
  );
}

function QuickFacts({ business }: { business: BusinessView }) {
  const { place, categories } = business;
  return (
    <Card title="Quick Facts" className="print:border-0 print:p-0">
      <DefinitionList
        columns={1}
        items={[
          { term: "Listing ID", detail: business.id.slice(-8).toUpperCase() },
          { term: "Listed", detail: <DateText value={business.listedAt} /> },
          { term: "Updated", detail: <DateText value={business.updatedAt} /> },
          ...(business.soldAt
            ? [{ term: "Sold", detail: <DateText value={business.soldAt} /> }]
            : []),
          {
            term: "Views",
            detail: formatCount(business.views, { one: "view", other: "views" }),
          },
          {
            term: "Owner answers within",
            detail: formatCount(business.responseHours, { one: "hour", other: "hours" }),
          },
          { term: "Category", detail: categories[0]?.name ?? "Other" },
          {
            term: "Place",
            detail: (
              <Link to={place.href} className="link">
                {place.city ? `${place.city}, ${place.region}` : place.region}
              </Link>
            ),
          },
        ]}
      />
      {business.visit === "public" && (
        <p className="no-print mt-4 text-sm">
          <Link
            to={`/business/${business.id}/report`}
            rel="nofollow"
            className="inline-flex min-h-6 items-center gap-1.5 text-ink-2 underline underline-offset-4 hover:text-ink"
          >
            <Icon path={flagIcon} className="size-4" />
            Report this listing
          </Link>
        </p>
      )}
    </Card>
  );
}
