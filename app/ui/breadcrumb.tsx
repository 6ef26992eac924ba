import { PlainLink } from "./plain-link.tsx";

/** The last step is the page itself and has no address. */
export function Breadcrumb({ steps }: { steps: { label: string; to?: string }[] }) {
  return (
    <nav aria-label="Breadcrumb" className="text-sm text-ink-2">
      <ol className="flex flex-wrap items-center gap-x-2">
        {steps.map((step, index) => (
          <li key={step.label} className="flex items-center gap-2">
            {index > 0 && (
              <span aria-hidden="true" className="text-ink-3">
                /
              </span>
            )}
            {step.to ? (
              <PlainLink
                to={step.to}
                className="inline-flex min-h-6 items-center underline-offset-4 hover:text-ink hover:underline"
              >
                {step.label}
              </PlainLink>
            ) : (
              <span aria-current="page" className="text-ink">
                {step.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
