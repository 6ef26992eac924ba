import { ItemPart } from "#app/admin/queues/screen/item-part.tsx";
import { QuotedThread } from "#app/admin/queues/messages/quoted-thread.tsx";
import { PersonCard } from "#app/admin/queues/screen/person-card.tsx";
import type { PersonReportItem } from "#app/admin/queues/queue-item.ts";
import { EarlierReports, ReportText } from "#app/admin/queues/reports/earlier-reports.tsx";

export function PersonReportBody({ item }: { item: PersonReportItem }) {
  const { person, reporter, listingTitle } = item;
  return (
    <>
      <ReportText reason={item.reason} details={item.details} />
      <ItemPart title={listingTitle ? `Conversation about ${listingTitle}` : "Conversation"}>
        {item.messages.length > 0 ? (
          <QuotedThread messages={item.messages} />
        ) : (
          <p className="text-ink-2">There are no messages in it any more.</p>
        )}
      </ItemPart>
      <EarlierReports reports={item.earlier} />
      {person && <PersonCard title="Reported" person={person} kind="person-reports" />}
      {reporter && <PersonCard title="Reporter" person={reporter} />}
    </>
  );
}
