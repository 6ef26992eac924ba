import type { Route } from "./+types/bulk-page.ts";
import {
  applyBulk,
  type BulkAnswer,
  type BulkPreviewData,
  type BulkRunData,
  loadBulk,
} from "#app/admin/bulk/bulk-actions.server.ts";
import { bulkSources } from "#app/admin/bulk/bulk-sources.server.ts";
import { bulkLabels } from "#app/admin/bulk/bulk-labels.ts";
import { privateMeta } from "#app/shared/page-meta.ts";
import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { type AdminBulkLabels, maxBulkReason, maxBulkRows } from "#app/admin/bulk/bulk-change.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { BulkPreview, SkippedList } from "#app/ui/bulk/bulk-preview.tsx";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { formatCount, formatNumber, pluralize } from "#app/ui/format/format-count.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { Progress } from "#app/ui/feedback/progress.tsx";
import { TextArea } from "#app/ui/forms/text-area.tsx";
import { PostButton } from "#app/ui/actions/post-button.tsx";

const labelsAt = (pathname: string) =>
  bulkLabels.find((one) => pathname.startsWith(`${one.pathname}/`))!;

export const meta: Route.MetaFunction = ({ location: { pathname } }) =>
  privateMeta({
    title: labelsAt(pathname).heading,
    description: "What one change would do to each of them, before it is made.",
    pathname,
  });

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadBulk(context, url, bulkSources[labelsAt(url.pathname).list]);

export const action = ({ request, context, url }: Route.ActionArgs) =>
  applyBulk(context, request, url, bulkSources[labelsAt(url.pathname).list]);

export default function BulkPage({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { pathname } = matches.at(-1)!;
  return <BulkScreen labels={labelsAt(pathname)} data={loaderData} answer={actionData} />;
}

interface BulkScreenProps {
  labels: AdminBulkLabels;
  data: BulkPreviewData | BulkRunData;
  answer: BulkAnswer | undefined;
}

function BulkScreen({ labels, data, answer }: BulkScreenProps) {
  return (
    <div className="wrap max-w-3xl py-8 md:py-10">
      <p className="text-sm">
        <PlainLink to={labels.pathname} className="link">
          {`All ${labels.noun.other}`}
        </PlainLink>
      </p>
      {data.kind === "preview" ? (
        <Preview labels={labels} data={data} answer={answer} />
      ) : (
        <Run labels={labels} run={data} />
      )}
    </div>
  );
}

const headingClass = "mt-3 font-serif text-3xl font-medium tracking-tight";

function Preview({ labels, data, answer }: BulkScreenProps & { data: BulkPreviewData }) {
  const { willChange, skipped, isTooMany, backTo } = data;
  const change = labels.changes[data.change]!;
  const selected = skipped.reduce((sum, { count }) => sum + count, willChange);
  if (isTooMany || selected === 0)
    return (
      <>
        <h1 className={headingClass}>{labels.heading}</h1>
        <div className="mt-6">
          <EmptyState
            title={isTooMany ? "Too many at once" : `No ${labels.noun.other} selected`}
            hint={
              isTooMany
                ? `One change can have at most ${formatNumber(maxBulkRows)} ${labels.noun.other}. Narrow the list with a filter first.`
                : `Tick the ${labels.noun.other} in the list, then choose a change.`
            }
            link={{ to: backTo, label: "Back to the list" }}
          />
        </div>
      </>
    );
  return (
    <>
      <h1 className={headingClass}>{change.question}</h1>
      <p className="mt-2 text-ink-2">{change.effect}</p>
      <div className="mt-6 flex flex-col gap-5">
        {answer?.kind === "list-changed" && (
          <Banner tone="warning" title="The list has changed since the preview">
            Nothing was changed. This is what would happen now.
          </Banner>
        )}
        <BulkPreview
          labels={labels}
          summary={`${formatNumber(willChange)} of ${formatCount(selected, labels.noun)} will change`}
          skipped={skipped}
          submitLabel={
            willChange > 0 ? `${change.label}: ${formatCount(willChange, labels.noun)}` : null
          }
          isDangerous={change.isDangerous}
          backTo={backTo}
          backLabel="Back to the list"
        >
          <input type="hidden" name="expected" value={willChange} />
          {change.reasonLabel && (
            <TextArea
              name="reason"
              label={change.reasonLabel}
              required
              maxLength={maxBulkReason}
              rows={3}
              defaultValue={answer?.kind === "invalid" ? answer.reason : ""}
              error={answer?.kind === "invalid" ? answer.error : null}
            />
          )}
        </BulkPreview>
      </div>
    </>
  );
}

const pollMs = 1500;

function Run({ labels, run }: { labels: AdminBulkLabels; run: BulkRunData }) {
  const { revalidate } = useRevalidator();
  const change = labels.changes[run.change]!;
  useEffect(() => {
    if (run.isFinished) return undefined;
    const timer = setInterval(() => void revalidate(), pollMs);
    return () => clearInterval(timer);
  }, [run.isFinished, revalidate]);
  const done = run.total - run.waiting;
  return (
    <>
      <h1 className={headingClass}>{run.isUndo ? `Undo: ${change.label}` : change.label}</h1>
      <div className="mt-6 flex flex-col gap-5">
        {run.isFinished ? (
          <Banner tone={run.changed > 0 ? "success" : "info"}>
            {run.isUndo
              ? `${formatCount(run.changed, labels.noun)} ${pluralize(run.changed, { one: "is", other: "are" })} as before.`
              : `${formatCount(run.changed, change.done)}.`}
          </Banner>
        ) : (
          <>
            <Progress
              label="Changing"
              value={done}
              max={run.total}
              text={`${formatNumber(done)} of ${formatNumber(run.total)}`}
            />
            <p className="text-sm text-ink-2">
              You can leave this page: the change goes on.{" "}
              <PlainLink to={`${labels.pathname}/bulk?run=${run.id}`} className="link">
                View progress
              </PlainLink>
            </p>
          </>
        )}
        <SkippedList labels={labels} groups={run.skipped} />
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={labels.pathname}>{`Back to all ${labels.noun.other}`}</ButtonLink>
          {run.canUndo && (
            <PostButton intent="undo" variant="secondary">
              Undo
            </PostButton>
          )}
        </div>
      </div>
    </>
  );
}
