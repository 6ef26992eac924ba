import type { ReactNode } from "react";
import type { BusinessView } from "./business-view.ts";
import { Card } from "#app/ui/card.tsx";
import { DefinitionList } from "#app/ui/definition-list.tsx";
import { FigureTable } from "#app/ui/figure-table.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PlainLink } from "#app/ui/plain-link.tsx";
import { StickyContact } from "./sticky-contact.tsx";

interface SidebarProps {
  business: BusinessView;
  /** The contact form, or what replaces it. */
  children: ReactNode;
}

export function Sidebar({ business, children }: SidebarProps) {
  return (
    <aside aria-label="Contact and key facts" className="sidebar no-print flex flex-col gap-5">
      <div className="later flex flex-col gap-5 [--about:40rem]">
        {children}
        <Card title="Financial Summary">
          <FigureTable caption="Financial summary" rows={business.summary} />
        </Card>
      </div>
      {/* The end of the column, so that it covers nothing while it stays in view. */}
      <div className="flex flex-col gap-5 desk:sticky desk:top-6">
        <StickyContact {...business} />
        <QuickFacts business={business} />
      </div>
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
        <p className="mt-3 text-sm">
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
