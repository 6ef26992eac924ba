import { formatNumber } from "#app/ui/format/format-count.ts";

interface Statistic {
  label: string;
  value: number;
}

interface AccountStatisticsProps {
  figures: Statistic[];
  unreadLeads: number;
}

export function AccountStatistics({ figures, unreadLeads }: AccountStatisticsProps) {
  const shown: (Statistic & { strong?: boolean })[] = [
    ...figures,
    ...(unreadLeads > 0 ? [{ label: "Unread Leads", value: unreadLeads, strong: true }] : []),
  ];
  return (
    <section aria-labelledby="account-statistics">
      <h2 id="account-statistics" className="eyebrow mb-3">
        Account Statistics
      </h2>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 sm:flex sm:flex-wrap sm:gap-x-0">
        {shown.map(({ label, value, strong }) => (
          <div
            key={label}
            className="flex flex-col-reverse sm:border-s sm:border-line sm:px-7 sm:first:border-s-0 sm:first:ps-0"
          >
            <dt className="text-sm text-ink-2">{label}</dt>
            <dd className={`display figures text-2xl ${strong ? "text-warm-ink" : ""}`}>
              {formatNumber(value)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
