import { useEffect, useRef } from "react";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

interface TabLink {
  label: string;
  to: string;
  count?: number;
  /** Pages that belong to this tab; with a slash at the end, all below it. */
  leadsTo?: string[];
}

/** Tabs that are links, so that each has its own URL. */
interface TabsProps {
  label: string;
  tabs: TabLink[];
  current: string;
}

export function Tabs({ label, tabs, current }: TabsProps) {
  const row = useRef<HTMLElement>(null);
  // On a phone the row scrolls: brings the current tab into view.
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>("[aria-current]");
    if (row.current && tab)
      row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2;
  }, [current]);
  return (
    <nav ref={row} aria-label={label} className="relative overflow-x-auto border-b border-line">
      <ul className="flex min-w-max gap-6">
        {tabs.map((tab) => (
          <li key={tab.to}>
            <PlainLink
              to={tab.to}
              preventScrollReset
              aria-current={howCurrent(tab, current)}
              className="-mb-px flex min-h-12 items-center gap-2 border-b-2 border-transparent font-medium text-ink-2 hover:text-ink aria-[current]:border-accent aria-[current]:text-ink focus-visible:-outline-offset-2"
            >
              {tab.label}
              {tab.count !== undefined && (
                <span className="figures rounded-full bg-sunken px-2 text-xs font-semibold text-ink-2">
                  {tab.count}
                </span>
              )}
            </PlainLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function howCurrent({ to, leadsTo }: TabLink, current: string): "page" | "true" | undefined {
  if (to === current) return "page";
  const isBelow = leadsTo?.some((path) =>
    path.endsWith("/") ? current.startsWith(path) : current === path,
  );
  return isBelow ? "true" : undefined;
}
