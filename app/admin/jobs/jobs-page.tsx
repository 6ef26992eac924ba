import { data, redirect } from "react-router";
import type { Route } from "./+types/jobs-page.ts";
import { jobColumns, JobKinds, jobLabel, jobStateLabels } from "#app/admin/jobs/job-tables.tsx";
import { dropJob, retryJob, retryJobs } from "#app/admin/jobs/settle-job.server.ts";
import { AdminList } from "#app/admin/lists/admin-list.tsx";
import { type ListSpec, parseListState } from "#app/admin/lists/list-state.ts";
import { servicesContext } from "#app/context.ts";
import { isId } from "#app/platform/db/id.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import type { JobState } from "#app/platform/jobs/job-state.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { paged } from "#app/shared/paging.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { formatNumber } from "#app/ui/format/format-count.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import { actorOf } from "#app/admin/actor.ts";
import { formText } from "#app/shared/form-text.ts";

export const meta = privatePage("Jobs", "Background work that waits, runs or fails.");

const isKind = (name: string): boolean => /^[a-z-]{1,60}$/.test(name);

const spec = {
  heading: "Jobs",
  pathname: "/admin/jobs",
  words: null,
  filters: {
    state: {
      label: "State",
      all: jobStateLabels.failed.label,
      options: { waiting: jobStateLabels.waiting.label, running: jobStateLabels.running.label },
      accepts: (value: string) => value === "failed",
    },
    kind: { label: "Kind", all: "All kinds", options: {}, accepts: isKind },
  },
  sorts: ["time"],
  defaultDirection: "desc",
} as const satisfies ListSpec;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { queues } = context.get(servicesContext);
  const state = parseListState(spec, url.searchParams);
  const shown = (state.filters.state ?? "failed") as JobState;
  const [kinds, { rows, total }] = await Promise.all([
    queues.listKinds(),
    queues.list({ name: state.filters.kind, state: shown }, state),
  ]);
  return { state, shown, kinds, list: paged(rows, total, state), done: readDone(url) };
}

function readDone({ searchParams }: URL): { what: "retried" | "dropped"; count: number } | null {
  for (const what of ["retried", "dropped"] as const) {
    const count = searchParams.get(what);
    if (count && /^\d{1,6}$/.test(count)) return { what, count: Number(count) };
  }
  return null;
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const { db, queues } = context.get(servicesContext);
  const by = actorOf(context);
  const intent = formText(form, "intent");
  if (intent === "retry-all") {
    const kind = formText(form, "kind");
    if (!isKind(kind)) return notFound();
    return redirect(`/admin/jobs?retried=${await retryJobs(db, queues, kind, by)}`, 303);
  }
  if (intent !== "retry" && intent !== "drop") throw data(null, { status: 400 });
  const id = formText(form, "job");
  const command = intent === "retry" ? retryJob : dropJob;
  const outcome = isId(id) ? await command(db, queues, id, by) : null;
  if (!outcome?.ok) return notFound();
  return redirect(`/admin/jobs?${intent === "retry" ? "retried" : "dropped"}=1`, 303);
}

const doneText = ({ what, count }: { what: "retried" | "dropped"; count: number }): string => {
  if (count === 0) return "No failing job was left to retry.";
  if (what === "dropped") return "The job was dropped. It will not run again.";
  return count === 1
    ? "The job runs again now. If it fails again, it comes back to this list."
    : `${formatNumber(count)} jobs run again now. Those that fail again come back to this list.`;
};

const emptyTexts: Record<JobState, { title: string; hint: string }> = {
  failed: {
    title: "Nothing is failing",
    hint: "Jobs that have failed three times, or have given up, appear here.",
  },
  waiting: { title: "Nothing is waiting", hint: "All work is done." },
  running: { title: "Nothing is running", hint: "Most jobs take less than a second." },
};

export default function JobsPage({ loaderData }: Route.ComponentProps) {
  const { state, shown, kinds, list, done } = loaderData;
  return (
    <>
      <AdminList
        spec={spec}
        state={state}
        options={{ kind: kinds.map(({ name }) => ({ value: name, label: jobLabel(name) })) }}
        counted={`${formatNumber(list.total)} ${jobStateLabels[shown].label.toLowerCase()}`}
        columns={jobColumns}
        list={list}
        empty={{ ...emptyTexts[shown], action: <></> }}
      >
        {done && <Banner tone={done.count > 0 ? "success" : "info"}>{doneText(done)}</Banner>}
      </AdminList>
      <JobKinds kinds={kinds} />
    </>
  );
}
