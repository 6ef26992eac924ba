import type { ReactNode } from "react";
import { useFetcher } from "react-router";
import type { SectionName, SectionResult } from "./section-result.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { Icon } from "#app/ui/media/icon.tsx";

interface SectionFormProps {
  section: SectionName;
  /** For use without JavaScript. */
  actionResult: SectionResult | null;
  label?: string;
  /** For ids that would collide on the page. */
  fieldPrefix?: string;
  children: (result: SectionResult | null) => ReactNode;
}

export function SectionForm(props: SectionFormProps) {
  const { section, actionResult, label = "Save", fieldPrefix = "", children } = props;
  const fetcher = useFetcher<SectionResult>();
  const result = fetcher.data ?? (actionResult?.section === section ? actionResult : null);
  return (
    <fetcher.Form
      method="post"
      action={`/account/profile#${section}`}
      noValidate
      className="flex flex-col gap-5"
    >
      <input type="hidden" name="section" value={section} />
      <ErrorSummary
        errors={result && !result.ok ? result.errors : undefined}
        idPrefix={fieldPrefix}
      />
      {children(result)}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button pending={fetcher.state !== "idle"}>{label}</Button>
        <p role="status" className="text-sm font-medium text-success">
          {fetcher.state === "idle" && result?.ok && (
            <span className="inline-flex items-center gap-1.5">
              <Icon name="circle-check" className="size-4" />
              {result.message}
            </span>
          )}
        </p>
      </div>
    </fetcher.Form>
  );
}
