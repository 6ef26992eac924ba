import { Link } from "react-router";

interface Step {
  label: string;
  /** Where a finished step can be opened again. */
  to?: string;
}

/** Each stretch hands over to the next: what is done, where you are, what remains. */
export function Steps({
  label,
  steps,
  current,
}: {
  label: string;
  steps: Step[];
  current: number;
}) {
  return (
    <nav aria-label={label}>
      <p className="mb-2 text-sm text-ink-2 sm:sr-only">
        Step {current + 1} of {steps.length}:{" "}
        <strong className="text-ink">{steps[current]?.label}</strong>
      </p>
      <ol className="flex gap-1">
        {steps.map((step, index) => {
          const state = index < current ? "done" : index === current ? "now" : "ahead";
          return (
            <li
              key={step.label}
              aria-current={state === "now" ? "step" : undefined}
              className="flex-1"
            >
              <Stretch state={state} first={index === 0} last={index === steps.length - 1} />
              <span className="mt-2 hidden items-baseline gap-2 text-sm sm:flex">
                <span className="figures text-ink-3">{index + 1}</span>
                {state === "done" && step.to ? (
                  <Link to={step.to} className="link font-medium">
                    {step.label}
                    <span className="sr-only"> (done)</span>
                  </Link>
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

function Stretch({
  state,
  first,
  last,
}: {
  state: keyof typeof tones;
  first: boolean;
  last: boolean;
}) {
  return (
    <span
      aria-hidden="true"
      className={`block h-2 transition-colors duration-200 ${tones[state]} ${first ? "rounded-s-full" : ""} ${last ? "rounded-e-full" : ""}`}
    />
  );
}
