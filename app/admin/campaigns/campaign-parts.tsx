import { recipientLabels } from "./campaign-list.ts";
import { type RecipientState, recipientStates } from "#app/messages/campaigns/campaign.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { type Column, DataTable } from "#app/ui/data/data-table.tsx";
import { Stat } from "#app/ui/data/stat.tsx";
import { Progress } from "#app/ui/feedback/progress.tsx";
import { DateText } from "#app/ui/format/date-text.tsx";
import { formatNumber } from "#app/ui/format/format-count.ts";
import { Section } from "#app/ui/layout/section.tsx";

export function CampaignProgress({ recipients }: { recipients: Record<RecipientState, number> }) {
  const all = recipientStates.reduce((sum, state) => sum + recipients[state], 0);
  const settled = all - recipients.waiting - recipients.claimed;
  return (
    <Section id="progress" title="Recipients" count={formatNumber(all)}>
      <div className="flex flex-col gap-6 pt-4">
        <Progress
          label="Dealt with"
          value={settled}
          max={Math.max(all, 1)}
          text={`${formatNumber(settled)} of ${formatNumber(all)}`}
        />
        <div className="grid grid-cols-2 gap-6 sm:grid-cols-3">
          {recipientStates.map((state) => (
            <Stat
              key={state}
              label={recipientLabels[state]}
              value={formatNumber(recipients[state])}
            />
          ))}
        </div>
      </div>
    </Section>
  );
}

interface Result {
  listingId: string;
  title: string;
  received: number;
  followed: number;
  droppedAt: Date | null;
}

const resultColumns: Column<Result>[] = [
  {
    key: "title",
    header: "Listing",
    cell: ({ listingId, title, droppedAt }) => (
      <>
        <PlainLink to={`/admin/listings/${listingId}/edit`} className="link wrap-anywhere">
          {title}
        </PlainLink>
        {droppedAt && (
          <span className="block font-normal text-ink-2">Left out since it is not public</span>
        )}
      </>
    ),
  },
  {
    key: "received",
    header: "Received",
    align: "end",
    cell: ({ received }) => formatNumber(received),
  },
  {
    key: "followed",
    header: "Followed",
    align: "end",
    cell: ({ followed }) => formatNumber(followed),
  },
];

export const CampaignResults = ({ results }: { results: Result[] }) => (
  <Section id="results" title="Listings">
    <div className="pt-4">
      <DataTable
        caption="Listings"
        columns={resultColumns}
        rows={results}
        rowKey={({ listingId }) => listingId}
        empty={<p className="text-ink-2">No listing.</p>}
      />
    </div>
  </Section>
);

interface Troubled {
  id: string;
  state: RecipientState;
  email: string | null;
  claimedAt: Date | null;
  failure: string | null;
}

const troubledColumns: Column<Troubled>[] = [
  {
    key: "email",
    header: "Address",
    cell: ({ email }) => <span className="wrap-anywhere">{email ?? "Deleted"}</span>,
  },
  { key: "state", header: "State", cell: ({ state }) => recipientLabels[state] },
  {
    key: "time",
    header: "Time",
    cell: ({ claimedAt }) => claimedAt && <DateText value={claimedAt} format="with-time" />,
  },
  {
    key: "failure",
    header: "Reason",
    cell: ({ failure }) => (
      <span className="wrap-anywhere">{failure ?? "The server stopped while it was sent."}</span>
    ),
  },
];

interface TroubledListProps {
  troubled: Troubled[];
  nextTo: string | null;
}

export const TroubledList = ({ troubled, nextTo }: TroubledListProps) => (
  <Section id="troubled" title="In doubt or failed">
    <div className="flex flex-col gap-4 pt-4">
      <p className="text-ink-2">
        In doubt: the email may or may not have arrived. We do not send it again, so that nobody
        gets it twice.
      </p>
      <DataTable
        caption="In doubt or failed"
        columns={troubledColumns}
        rows={troubled}
        rowKey={({ id }) => id}
        empty={<p className="text-ink-2">Nobody.</p>}
      />
      {nextTo && (
        <PlainLink to={nextTo} className="link">
          Show more
        </PlainLink>
      )}
    </div>
  </Section>
);
