import type { ComponentProps } from "react";
import { Form } from "react-router";
import { jobLabel, jobStateLabels } from "#app/admin/jobs/job-labels.ts";
import type { JobView } from "#app/platform/jobs/job-queues.ts";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { Button } from "#app/ui/actions/button.tsx";
import type { Column } from "#app/ui/data/data-table.tsx";
import { DateText } from "#app/ui/format/date-text.tsx";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { dialogCommand } from "#app/ui/overlays/dialog-command.ts";

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
          <DateText value={moment.toISOString()} format="with-time" />
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
      <Form method="post" preventScrollReset>
        <input type="hidden" name="job" value={job.id} />
        <Button
          name="intent"
          value="retry"
          variant="secondary"
          size="sm"
          aria-label={`Retry ${name} ${job.id}`}
        >
          Retry
        </Button>
      </Form>
      {job.hasGivenUp && (
        <Button
          {...(dialogCommand(dialog, "show-modal") as ComponentProps<"button">)}
          variant="quiet"
          size="sm"
          aria-label={`Drop ${name} ${job.id}`}
        >
          Drop
        </Button>
      )}
      <Dialog
        id={dialog}
        title={`Drop “${name}”?`}
        actions={
          <Form method="post" preventScrollReset className="flex flex-wrap justify-end gap-3">
            <input type="hidden" name="job" value={job.id} />
            <Button
              {...(dialogCommand(dialog, "close") as ComponentProps<"button">)}
              variant="secondary"
            >
              Keep it
            </Button>
            <Button name="intent" value="drop" variant="danger">
              Drop the job
            </Button>
          </Form>
        }
      >
        What it was about to do will not happen: an email is not sent, an event not processed, a
        refund not made. This cannot be taken back.
      </Dialog>
    </div>
  );
}
