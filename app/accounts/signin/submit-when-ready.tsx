import { Button } from "#app/ui/actions/button.tsx";
import { Spinner } from "#app/ui/feedback/spinner.tsx";
import { useHydrated } from "#app/ui/browser/use-hydrated.ts";

interface SubmitWhenReadyProps {
  ready: boolean;
  working: boolean;
  label: string;
  workingLabel: string;
  why: string;
}

/** Without JavaScript it stays enabled. */
export function SubmitWhenReady({
  ready,
  working,
  label,
  workingLabel,
  why,
}: SubmitWhenReadyProps) {
  const disabled = useHydrated() && !ready;
  return (
    <div className="flex flex-col gap-2">
      <Button
        size="lg"
        disabled={disabled || working}
        aria-describedby={disabled ? "submit-why" : undefined}
      >
        {working ? (
          <>
            <Spinner /> {workingLabel}
          </>
        ) : (
          label
        )}
      </Button>
      {disabled && (
        <p id="submit-why" className="text-sm text-ink-3">
          {why}
        </p>
      )}
    </div>
  );
}
