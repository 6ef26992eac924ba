import type { ReactNode } from "react";
import { Form } from "react-router";
import type { BulkLabels, SkippedGroup } from "./bulk.ts";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { formatCount, formatNumber } from "#app/ui/format/format-count.ts";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";

interface BulkPreviewProps {
  labels: BulkLabels;
  summary: string;
  skipped: SkippedGroup[];
  submitLabel: string | null;
  isDangerous?: boolean;
  backTo: string;
  backLabel: string;
  children: ReactNode;
}

export function BulkPreview(props: BulkPreviewProps) {
  const { labels, summary, skipped, submitLabel, isDangerous = false, backTo, children } = props;
  return (
    <div className="flex flex-col gap-5">
      <p className="text-lg font-semibold" role="status">
        {summary}
      </p>
      <SkippedList labels={labels} groups={skipped} />
      {submitLabel ? (
        <Form method="post" className="flex flex-col gap-5">
          {children}
          <div className="flex flex-wrap gap-3">
            <SubmitButton intent="apply" variant={isDangerous ? "danger" : "primary"}>
              {submitLabel}
            </SubmitButton>
            <ButtonLink to={backTo} variant="secondary">
              Cancel
            </ButtonLink>
          </div>
        </Form>
      ) : (
        <div>
          <ButtonLink to={backTo} variant="secondary">
            {props.backLabel}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

export function SkippedList({ labels, groups }: { labels: BulkLabels; groups: SkippedGroup[] }) {
  const { reasons } = labels;
  if (groups.length === 0) return null;
  return (
    <ul className="flex flex-col gap-2">
      {groups.map(({ reason, count, names }) => (
        <li key={reason}>
          <details>
            <summary className="inline-flex min-h-8 items-center font-medium underline decoration-line-strong underline-offset-4 hover:text-accent">
              {formatCount(count, reasons[reason] ?? reasons["changed-meanwhile"]!)}
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
