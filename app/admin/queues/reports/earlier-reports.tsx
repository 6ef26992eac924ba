import { ItemPart } from "#app/admin/queues/screen/item-part.tsx";
import type { EarlierReport } from "#app/admin/queues/queue-item.ts";
import { Badge } from "#app/ui/badge.tsx";
import { TimeAgo } from "#app/ui/time-ago.tsx";

export function EarlierReports({ reports }: { reports: EarlierReport[] }) {
  if (reports.length === 0) return null;
  return (
    <ItemPart title="Other reports of it">
      <ul className="flex flex-col gap-3 text-sm">
        {reports.map(({ id, reason, details, at, outcome }) => (
          <li key={id}>
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <span className="font-semibold">{reason}</span>
              <span className="text-ink-2">
                <TimeAgo {...at} />
              </span>
              <Badge>{outcome ?? "Waiting"}</Badge>
            </p>
            {details && <p className="wrap-anywhere whitespace-pre-line text-ink-2">{details}</p>}
          </li>
        ))}
      </ul>
    </ItemPart>
  );
}

export const ReportText = ({ reason, details }: { reason: string; details: string }) => (
  <ItemPart title="The report">
    <p className="font-semibold">{reason}</p>
    <p className="mt-1 max-w-[68ch] wrap-anywhere whitespace-pre-line text-ink-2">
      {details || "No details were given."}
    </p>
  </ItemPart>
);
