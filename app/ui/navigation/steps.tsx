import { PlainLink } from "#app/ui/actions/plain-link.tsx";

interface StepsProps {
  label: string;
  steps: { label: string; to?: string }[];
  /** From 0; the number of steps once all are done. */
  current: number;
}

export function Steps({ label, steps, current }: StepsProps) {
  return (
    <nav aria-label={label}>
      {steps[current] && (
        <p className="mb-2 text-sm text-ink-2 sm:sr-only">
          Step {current + 1} of {steps.length}:{" "}
          <strong className="text-ink">{steps[current].label}</strong>
        </p>
      )}
      <ol className="flex gap-1">
        {steps.map((step, index) => {
          const state = index < current ? "done" : index === current ? "now" : "ahead";
          return (
            <li
              key={step.label}
              aria-current={state === "now" ? "step" : undefined}
              className="flex-1"
            >
              <span aria-hidden="true" className="flex h-6 items-center">
                {state === "now" && index > 0 && <Baton />}
                <span
                  className={`h-2 grow transition-colors duration-200 ${tones[state]} ${index === steps.length - 1 ? "rounded-e-full" : ""} ${index === 0 ? "rounded-s-full" : ""}`}
                />
              </span>
              <span className="mt-2 hidden items-baseline gap-2 text-sm sm:flex">
                <span className="figures text-ink-3">{index + 1}</span>
                {state === "done" && step.to ? (
                  <PlainLink to={step.to} className="link font-medium">
                    {step.label}
                    <span className="sr-only"> (done)</span>
                  </PlainLink>
                ) : (
                  <span className={state === "now" ? "font-semibold" : "text-ink-2"}>
                    {step.label}
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

const tones = { done: "bg-accent", now: "bg-warm", ahead: "bg-line" };

/** The logo at the current step. */
function Baton() {
  return (
    <svg viewBox="0 0 32 32" className="-ms-3 me-0.5 size-6 shrink-0">
      <path d="M15 2a11 11 0 0 0 0 22z" className="fill-accent" />
      <path d="M17 8a11 11 0 0 1 0 22z" className="fill-warm" />
    </svg>
  );
}
