import { DateText } from "#app/ui/format/date-text.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { pdfHref } from "./owner-report.ts";

interface SentReport {
  month: string;
  name: string;
  sentAt: string | null;
  sentByHandAt: string | null;
}

export function SentReports({ clientId, reports }: { clientId: string; reports: SentReport[] }) {
  return (
    <Section id="sent" title="Sent">
      {reports.length > 0 ? (
        <ul className="divide-y divide-line">
          {reports.map(({ month, name, sentAt, sentByHandAt }) => (
            <li key={month} className="py-3 text-sm">
              <a href={pdfHref(clientId, month)} className="link font-semibold">
                {`Report for ${name}`}
              </a>
              {sentAt && <Sent how="By schedule" at={sentAt} />}
              {sentByHandAt && <Sent how="By hand" at={sentByHandAt} />}
            </li>
          ))}
        </ul>
      ) : (
        <p className="py-4 text-sm text-ink-2">Nothing was sent yet.</p>
      )}
    </Section>
  );
}

const Sent = ({ how, at }: { how: string; at: string }) => (
  <p className="mt-1 text-ink-2">
    {`${how}, `}
    <DateText value={at} />
  </p>
);
