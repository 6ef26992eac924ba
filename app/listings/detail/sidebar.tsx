import { type ReactNode, useEffect, useRef } from "react";
import type { BusinessView } from "#app/listings/detail/business-view.ts";
import { Card } from "#app/ui/card.tsx";
import { DefinitionList } from "#app/ui/definition-list.tsx";
import { FigureTable } from "#app/ui/figure-table.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PlainLink } from "#app/ui/plain-link.tsx";

interface SidebarProps {
  business: BusinessView;
  /** The contact form, or what replaces it. */
  children: ReactNode;
}

export function Sidebar({ business, children }: SidebarProps) {
  const aside = useRef<HTMLElement>(null);
  // A sidebar taller than the window sticks by its bottom edge, or its end would stay out of reach.
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
      className="later no-print flex flex-col gap-6 [--about:70rem] lg:sticky lg:top-[min(1.5rem,calc(100dvh-var(--own-height,0px)-1.5rem))] lg:self-start"
    >
      {children}
      <Card title="Financial Summary">
        <FigureTable caption="Financial summary" rows={business.summary} />
      </Card>
      <QuickFacts business={business} />
    </aside>
  );
}

function QuickFacts({ business }: { business: BusinessView }) {
  return (
    <Card title="Quick Facts">
      <DefinitionList
        columns={1}
        items={business.quickFacts.map(({ term, detail, href }) => ({
          term,
          detail: href ? (
            <PlainLink to={href} className="link">
              {detail}
            </PlainLink>
          ) : (
            detail
          ),
        }))}
      />
      {business.access === "public" && (
        <p className="mt-4 text-sm">
          <PlainLink
            to={`/business/${business.id}/report`}
            rel="nofollow"
            className="inline-flex min-h-6 items-center gap-1.5 text-ink-2 underline underline-offset-4 hover:text-ink"
          >
            <Icon name="flag" className="size-4" />
            Report this listing
          </PlainLink>
        </p>
      )}
    </Card>
  );
}
