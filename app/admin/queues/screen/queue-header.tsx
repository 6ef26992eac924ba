import type { ComponentProps } from "react";
import { useSearchParams } from "react-router";
import { queueHref, queues } from "#app/admin/queues/queue-kind.ts";
import type { LoadedQueue } from "#app/admin/queues/source/load-queue.server.ts";
import { queueKeysDialogId } from "#app/admin/queues/screen/queue-keys-dialog.tsx";
import { Breadcrumb } from "#app/ui/navigation/breadcrumb.tsx";
import { Button } from "#app/ui/actions/button.tsx";
import { dialogCommand } from "#app/ui/overlays/dialog-command.ts";
import { FilterLinks } from "#app/ui/navigation/filter-links.tsx";
import { TextField } from "#app/ui/forms/text-field.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

interface QueueHeaderProps {
  queue: LoadedQueue;
  position: number | null;
}

export function QueueHeader({ queue, position }: QueueHeaderProps) {
  const { kind, address, filter, waiting, total } = queue;
  const { title, hasDecided } = queues[kind];
  const { state, person } = address;
  return (
    <header className="flex flex-col gap-3">
      <Breadcrumb steps={[{ label: "Queues", to: "/admin/queues" }, { label: title }]} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <h1 className="display text-3xl">{title}</h1>
        <p role="status" className="figures text-ink-2">
          {position === null ? "" : `${String(position)} of ${String(total)}`}
        </p>
        <button
          {...(dialogCommand(queueKeysDialogId, "show-modal") as ComponentProps<"button">)}
          className="js-only link ms-auto hidden min-h-8 items-center text-sm md:inline-flex"
        >
          Keyboard shortcuts
        </button>
      </div>
      {hasDecided && (
        <FilterLinks
          label="State"
          links={[
            {
              label: "Waiting",
              to: queueHref(kind, { person }),
              count: waiting,
              current: state === "waiting",
            },
            {
              label: "Decided",
              to: queueHref(kind, { person, state: "decided" }),
              current: state === "decided",
            },
          ]}
        />
      )}
      {kind === "contact" && <ReferenceSearch />}
      {filter && (
        <p className="text-sm text-ink-2">
          {`Only what concerns ${filter.name}. `}
          <PlainLink to={queueHref(kind, { state })} className="link font-medium">
            Show everything
          </PlainLink>
        </p>
      )}
    </header>
  );
}

function ReferenceSearch() {
  const [params] = useSearchParams();
  const reference = params.get("reference");
  return (
    <form method="get" role="search" className="flex flex-wrap items-end gap-3">
      <div className="w-48">
        <TextField
          label="Reference"
          name="reference"
          placeholder="3F9A-07C2"
          maxLength={9}
          autoComplete="off"
          optional
          defaultValue={reference ?? ""}
          error={reference ? "No message has this reference" : null}
        />
      </div>
      <Button variant="secondary">Find</Button>
    </form>
  );
}
