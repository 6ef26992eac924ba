import { Link } from "react-router";

/** The last step is the current page and has no link. */
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
              <Link
                to={step.to}
                className="inline-flex min-h-6 items-center underline-offset-4 hover:text-ink hover:underline"
              >
                {step.label}
              </Link>
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
