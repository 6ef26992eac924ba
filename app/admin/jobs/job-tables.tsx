import type { JobKindView, JobView } from "#app/platform/jobs/job-queues.ts";
import { Badge, type BadgeTone } from "#app/ui/feedback/badge.tsx";
import { type Column, DataTable } from "#app/ui/data/data-table.tsx";
import { DateText } from "#app/ui/format/date-text.tsx";
import { Dialog, DialogButton } from "#app/ui/overlays/dialog.tsx";
import type { JobState } from "#app/platform/jobs/job-state.ts";
import { formatNumber } from "#app/ui/format/format-count.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { TitledSection } from "#app/ui/layout/titled-section.tsx";
import { PostButton } from "#app/ui/actions/post-button.tsx";

export const jobStateLabels: Record<JobState, { label: string; tone: BadgeTone }> = {
  failed: { label: "Failing", tone: "danger" },
  waiting: { label: "Waiting", tone: "warning" },
  running: { label: "Running", tone: "accent" },
};

export const jobColumns: Column<JobView>[] = [
  {
    key: "kind",
    header: "Kind",
    cell: ({ name, id }) => (
      <>
        <span className="font-semibold">{jobLabel(name)}</span>
        <span className="block text-xs text-ink-3 wrap-anywhere">{id}</span>
      </>
    ),
  },
  {
    key: "state",
    header: "State",
    cell: ({ state, hasGivenUp }) => (
      <Badge tone={jobStateLabels[state].tone}>
        {hasGivenUp ? "Given up" : jobStateLabels[state].label}
      </Badge>
    ),
  },
  {
    key: "reason",
    header: "Reason",
    cell: ({ failure, data }) => (
      <div className="flex max-w-lg flex-col gap-1">
        {failure && <span className="text-danger wrap-anywhere">{failure}</span>}
        <code className="text-xs text-ink-3 wrap-anywhere">{JSON.stringify(data)}</code>
      </div>
    ),
  },
  { key: "attempts", header: "Attempts", align: "end", cell: ({ attempts }) => attempts },
  {
    key: "when",
    header: "When",
    cell: ({ state, createdAt, startsAt, startedAt, endedAt }) => {
      const moment = endedAt ?? startsAt ?? startedAt ?? createdAt;
      return (
        <>
          {state === "failed" && startsAt && "Next try: "}
          <DateText value={moment} format="with-time" />
        </>
      );
    },
  },
  {
    key: "actions",
    header: "Actions",
    cell: (job) =>
      job.state === "failed" && (job.hasGivenUp || job.startsAt) ? <JobActions job={job} /> : null,
  },
];

function JobActions({ job }: { job: JobView }) {
  const dialog = `drop-${job.id}`;
  const name = jobLabel(job.name);
  return (
    <div className="flex gap-2 md:justify-end">
      <PostButton
        intent="retry"
        fields={{ job: job.id }}
        form={{ preventScrollReset: true }}
        variant="secondary"
        size="sm"
        aria-label={`Retry ${name} ${job.id}`}
      >
        Retry
      </PostButton>
      {job.hasGivenUp && (
        <DialogButton
          dialog={dialog}
          variant="quiet"
          size="sm"
          aria-label={`Drop ${name} ${job.id}`}
        >
          Drop
        </DialogButton>
      )}
      <Dialog
        id={dialog}
        title={`Drop “${name}”?`}
        dismiss="Keep it"
        actions={
          <PostButton
            intent="drop"
            fields={{ job: job.id }}
            form={{ preventScrollReset: true }}
            variant="danger"
          >
            Drop the job
          </PostButton>
        }
      >
        Whatever it would have done will not happen: an email will not be sent, an event will not be
        processed, a refund will not be made. This cannot be undone.
      </Dialog>
    </div>
  );
}

export function JobKinds({ kinds }: { kinds: JobKindView[] }) {
  const scheduled = kinds.filter(({ schedule }) => schedule !== null);
  const onDemand = kinds.filter(({ schedule }) => schedule === null);
  return (
    <div className="wrap flex flex-col gap-10 pb-10">
      <TitledSection id="scheduled" title="Scheduled work">
        <DataTable
          caption="Scheduled work"
          columns={[...countColumns, ...scheduleColumns, retryColumn]}
          rows={scheduled}
          rowKey={({ name }) => name}
        />
      </TitledSection>
      <TitledSection id="on-demand" title="Work on demand">
        <DataTable
          caption="Work on demand"
          columns={[...countColumns, lastColumn, retryColumn]}
          rows={onDemand}
          rowKey={({ name }) => name}
        />
      </TitledSection>
      <p className="max-w-[70ch] text-sm text-ink-2">
        Schedules are in UTC, times in Toronto. Jobs that are done or have given up are kept for a
        week.
      </p>
    </div>
  );
}

const Count = ({ kind, state }: { kind: JobKindView; state: JobState }) => {
  const count = kind[state];
  if (count === 0) return <span className="text-ink-3">0</span>;
  const query = state === "failed" ? `kind=${kind.name}` : `kind=${kind.name}&state=${state}`;
  return (
    <PlainLink
      to={`/admin/jobs?${query}`}
      aria-label={`${formatNumber(count)} ${jobStateLabels[state].label.toLowerCase()}: ${jobLabel(kind.name)}`}
      className={`link ${state === "failed" ? "font-semibold text-danger" : ""}`}
    >
      {formatNumber(count)}
    </PlainLink>
  );
};

const moment = (at: Date | null, missing: string) =>
  at ? <DateText value={at} format="with-time" /> : <span className="text-ink-3">{missing}</span>;

const countColumns: Column<JobKindView>[] = [
  { key: "name", header: "Kind", cell: ({ name }) => jobLabel(name) },
  ...(["waiting", "running", "failed"] as const).map((state) => ({
    key: state,
    header: jobStateLabels[state].label,
    align: "end" as const,
    cell: (kind: JobKindView) => <Count kind={kind} state={state} />,
  })),
];

const lastColumn: Column<JobKindView> = {
  key: "last",
  header: "Last success",
  cell: ({ lastSuccessAt }) => moment(lastSuccessAt, "None this week"),
};

const scheduleColumns: Column<JobKindView>[] = [
  lastColumn,
  { key: "next", header: "Next run", cell: ({ nextRunAt }) => moment(nextRunAt, "") },
  {
    key: "schedule",
    header: "Schedule",
    cell: ({ schedule }) => (
      <code className="text-xs whitespace-nowrap text-ink-2">{schedule}</code>
    ),
  },
];

const retryColumn: Column<JobKindView> = {
  key: "retry",
  header: "Actions",
  align: "end",
  cell: ({ name, failed }) =>
    failed > 0 ? (
      <PostButton
        intent="retry-all"
        fields={{ kind: name }}
        variant="secondary"
        size="sm"
        aria-label={`Retry all failing: ${jobLabel(name)}`}
      >
        Retry all
      </PostButton>
    ) : null,
};

export const jobLabel = (name: string): string =>
  (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll("-", " ");
