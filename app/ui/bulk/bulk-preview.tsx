import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import type { BulkLabels, SkippedGroup } from "./bulk.ts";
import { SkippedList } from "./skipped-list.tsx";
import { Button, ButtonLink } from "#app/ui/actions/button.tsx";

interface BulkPreviewProps {
  labels: BulkLabels;
  summary: string;
  skipped: SkippedGroup[];
  /** Null where nothing would change. */
  submitLabel: string | null;
  isDangerous?: boolean;
  backTo: string;
  backLabel: string;
  children: ReactNode;
}

export function BulkPreview(props: BulkPreviewProps) {
  const { labels, summary, skipped, submitLabel, isDangerous = false, backTo, children } = props;
  const { formData } = useNavigation();
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
            <Button
              name="intent"
              value="apply"
              variant={isDangerous ? "danger" : "primary"}
              pending={formData?.get("intent") === "apply"}
            >
              {submitLabel}
            </Button>
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
