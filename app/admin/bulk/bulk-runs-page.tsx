import type { Route } from "./+types/bulk-runs-page.ts";
import { canOpenAdminPath } from "#app/accounts/administration/admin-areas.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { bulkLabels } from "#app/admin/bulk/bulk-labels.ts";
import { keptDays } from "#app/admin/bulk/bulk-change.ts";
import { listBulkRuns } from "#app/admin/bulk/bulk-runs.server.ts";
import { servicesContext } from "#app/context.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { type Column, DataTable } from "#app/ui/data/data-table.tsx";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { formatCount } from "#app/ui/format/format-count.ts";
import { makeTimeAgo } from "#app/ui/format/format-date.ts";
import { TimeAgo } from "#app/ui/format/time-ago.tsx";
import { PostButton } from "#app/ui/actions/post-button.tsx";

export const meta = privatePage("Bulk actions", "Every bulk action, with its result and its undo.");

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { adminAreas } = context.get(viewerContext);
  const lists = bulkLabels.filter(({ pathname }) => canOpenAdminPath(adminAreas, pathname));
  const now = new Date();
  const runs = await listBulkRuns(
    db,
    lists.map(({ list }) => list),
  );
  return {
    runs: runs.map(({ list, change, createdAt, changed, isUndo, isUndone, ...run }) => {
      const labels = lists.find((one) => one.list === list)!;
      const known = labels.changes[change];
      const label = known?.label ?? change;
      return Object.assign(run, {
        label: isUndo ? `Undo: ${label}` : label,
        href: `${labels.pathname}/bulk?run=${run.id}`,
        at: makeTimeAgo(createdAt, now),
        result: formatCount(changed, labels.noun),
        isUndone,
        canUndo: run.isFinished && !isUndo && !isUndone && changed > 0 && known?.canUndo === true,
      });
    }),
  };
}

type Run = Route.ComponentProps["loaderData"]["runs"][number];

const columns: Column<Run>[] = [
  {
    key: "change",
    header: "Action",
    cell: ({ label, href }) => (
      <PlainLink to={href} className="link font-semibold">
        {label}
      </PlainLink>
    ),
  },
  { key: "result", header: "Changed", cell: ({ result }) => result },
  { key: "actor", header: "By", cell: ({ actor }) => actor },
  { key: "at", header: "When", cell: ({ at }) => <TimeAgo {...at} /> },
  {
    key: "undo",
    header: "Undo",
    cell: ({ isFinished, isUndone, canUndo, href, label }) => {
      if (!isFinished) return <Badge tone="warning">Running</Badge>;
      if (isUndone) return <Badge>Undone</Badge>;
      if (!canUndo) return <span className="text-ink-2">Not possible</span>;
      return (
        <PostButton
          intent="undo"
          form={{ action: href }}
          variant="secondary"
          size="sm"
          aria-label={`Undo: ${label}`}
        >
          Undo
        </PostButton>
      );
    },
  },
];

export default function BulkRunsPage({ loaderData: { runs } }: Route.ComponentProps) {
  return (
    <div className="wrap flex grow flex-col gap-6 py-8 md:py-10">
      <header>
        <h1 className="display text-3xl">Bulk actions</h1>
        <p className="mt-2 text-ink-2">
          {`The latest of the last ${String(keptDays)} days, with what they changed.`}
        </p>
      </header>
      <DataTable
        caption="Bulk actions"
        columns={columns}
        rows={runs}
        rowKey={({ id }) => id}
        empty={
          <EmptyState
            title="No bulk actions yet"
            hint="Tick rows in a list of users, listings or conversations, then choose an action."
          />
        }
      />
    </div>
  );
}
