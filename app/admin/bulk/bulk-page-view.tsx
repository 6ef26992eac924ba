import { useEffect } from "react";
import { Form, useNavigation, useRevalidator } from "react-router";
import {
  type BulkWords,
  maxBulkRows,
  maxReasonLength,
  type SkippedGroup,
} from "#app/admin/bulk/bulk.ts";
import type { BulkAnswer, BulkPreviewData, BulkRunData } from "#app/admin/bulk/load-bulk.server.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { formatCount, formatNumber, pluralize } from "#app/ui/format-count.ts";
import { PlainLink } from "#app/ui/plain-link.tsx";
import { Progress } from "#app/ui/progress.tsx";
import { TextArea } from "#app/ui/text-area.tsx";

interface BulkPageViewProps {
  words: BulkWords;
  data: BulkPreviewData | BulkRunData;
  answer: BulkAnswer | undefined;
}

/** One change for several rows: what it will do, then what it did. */
export function BulkPageView({ words, data, answer }: BulkPageViewProps) {
  return (
    <div className="wrap max-w-3xl py-8 md:py-10">
      <p className="text-sm">
        <PlainLink to={words.pathname} className="link">
          {`All ${words.noun.other}`}
        </PlainLink>
      </p>
      {data.kind === "preview" ? (
        <Preview words={words} data={data} answer={answer} />
      ) : (
        <Run words={words} run={data} />
      )}
    </div>
  );
}

const headingClass = "mt-3 font-serif text-3xl font-medium tracking-tight";

function Preview({ words, data, answer }: BulkPageViewProps & { data: BulkPreviewData }) {
  const { formData } = useNavigation();
  const { tally, isTooMany, backTo } = data;
  const change = words.changes[data.change]!;
  const selected = tally.skipped.reduce((sum, { count }) => sum + count, tally.willChange);
  if (isTooMany || selected === 0)
    return (
      <>
        <h1 className={headingClass}>{words.heading}</h1>
        <div className="mt-6">
          <EmptyState
            title={isTooMany ? "Too many at once" : `No ${words.noun.other} selected`}
            hint={
              isTooMany
                ? `One change can have at most ${formatNumber(maxBulkRows)} ${words.noun.other}. Narrow the list with a filter first.`
                : `Tick the ${words.noun.other} in the list, then choose a change.`
            }
            action={
              <ButtonLink to={backTo} variant="secondary">
                Back to the list
              </ButtonLink>
            }
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
        <p className="text-lg font-semibold" role="status">
          {`${formatNumber(tally.willChange)} of ${formatCount(selected, words.noun)} will change`}
        </p>
        <Skipped words={words} groups={tally.skipped} />
        {tally.willChange > 0 && (
          <Form method="post" className="flex flex-col gap-5">
            <input type="hidden" name="expected" value={tally.willChange} />
            {change.reasonLabel && (
              <TextArea
                name="reason"
                label={change.reasonLabel}
                required
                maxLength={maxReasonLength}
                rows={3}
                defaultValue={answer?.kind === "invalid" ? answer.reason : ""}
                error={answer?.kind === "invalid" ? answer.error : null}
              />
            )}
            <div className="flex flex-wrap gap-3">
              <Button
                name="intent"
                value="apply"
                variant={change.isDangerous ? "danger" : "primary"}
                pending={formData?.get("intent") === "apply"}
              >
                {`${change.label}: ${formatCount(tally.willChange, words.noun)}`}
              </Button>
              <ButtonLink to={backTo} variant="secondary">
                Cancel
              </ButtonLink>
            </div>
          </Form>
        )}
        {tally.willChange === 0 && (
          <div>
            <ButtonLink to={backTo} variant="secondary">
              Back to the list
            </ButtonLink>
          </div>
        )}
      </div>
    </>
  );
}

/** While a job changes the rest. */
const pollMs = 1500;

function Run({ words, run }: { words: BulkWords; run: BulkRunData }) {
  const { formData } = useNavigation();
  const { revalidate } = useRevalidator();
  const change = words.changes[run.change]!;
  useEffect(() => {
    if (run.isFinished) return undefined;
    const timer = setInterval(() => void revalidate(), pollMs);
    return () => clearInterval(timer);
  }, [run.isFinished, revalidate]);
  const done = run.total - run.waiting;
  const left = run.skipped.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <h1 className={headingClass}>{run.isUndo ? `Undo: ${change.label}` : change.label}</h1>
      <div className="mt-6 flex flex-col gap-5">
        {run.isFinished ? (
          <Banner tone={run.changed > 0 ? "success" : "info"}>
            {run.isUndo
              ? `${formatCount(run.changed, words.noun)} ${pluralize(run.changed, { one: "is", other: "are" })} as before.`
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
              <PlainLink to={`${words.pathname}/bulk?run=${run.id}`} className="link">
                See how far it is
              </PlainLink>
            </p>
          </>
        )}
        {left > 0 && <Skipped words={words} groups={run.skipped} />}
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={words.pathname}>{`Back to all ${words.noun.other}`}</ButtonLink>
          {run.canUndo && (
            <Form method="post">
              <Button
                name="intent"
                value="undo"
                variant="secondary"
                pending={formData?.get("intent") === "undo"}
              >
                Undo
              </Button>
            </Form>
          )}
        </div>
      </div>
    </>
  );
}

/** What is left alone, and why. */
function Skipped({ words, groups }: { words: BulkWords; groups: SkippedGroup[] }) {
  if (groups.length === 0) return null;
  return (
    <ul className="flex flex-col gap-2">
      {groups.map(({ reason, count, names }) => (
        <li key={reason}>
          <details>
            <summary className="inline-flex min-h-8 items-center font-medium underline decoration-line-strong underline-offset-4 hover:text-accent">
              {formatCount(count, words.reasons[reason] ?? words.reasons["changed-meanwhile"]!)}
            </summary>
            <ul className="mt-1 list-disc ps-5 text-sm text-ink-2">
              {names.map((name, index) => (
                <li key={`${String(index)} ${name}`}>{name}</li>
              ))}
              {count > names.length && <li>{`and ${formatNumber(count - names.length)} more`}</li>}
            </ul>
          </details>
        </li>
      ))}
    </ul>
  );
}
