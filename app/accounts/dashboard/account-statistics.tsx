import { formatNumber } from "#app/ui/format-count.ts";
export interface Statistics {
  totalListings: number;
  activeListings: number;
  totalViews: number;
  leads: number;
  unreadLeads: number;
}

/** Unread leads are shown only if there are any. */
export function AccountStatistics({ figures }: { figures: Statistics }) {
  const shown = [
    { label: "Total Listings", value: figures.totalListings },
    { label: "Active Listings", value: figures.activeListings },
    { label: "Total Views", value: figures.totalViews },
    { label: "Leads", value: figures.leads },
    ...(figures.unreadLeads > 0
      ? [{ label: "Unread Leads", value: figures.unreadLeads, strong: true }]
      : []),
  ];
  return (
    <section aria-labelledby="account-statistics">
      <h2 id="account-statistics" className="eyebrow mb-3">
        Account Statistics
      </h2>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 sm:flex sm:flex-wrap sm:gap-x-0">
        {shown.map(
          ({ label, value, strong }: { label: string; value: number; strong?: boolean }) => (
            <div
              key={label}
              className="flex flex-col-reverse sm:border-s sm:border-line sm:px-7 sm:first:border-s-0 sm:first:ps-0"
            >
              <dt className="text-sm text-ink-2">{label}</dt>
              <dd className={`display figures text-2xl ${strong ? "text-warm-ink" : ""}`}>
                {formatNumber(value)}
              </dd>
            </div>
          ),
        )}
      </dl>
    </section>
  );
}
