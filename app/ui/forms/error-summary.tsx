import { useEffect, useId, useRef } from "react";

interface Errors {
  errors: { field: string; message: string }[];
}

interface ErrorSummaryProps extends Errors {
  title?: string;
}

/** Takes the focus whenever the list changes. */
export function ErrorSummary({ title = "There is a problem", errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useEffect(() => {
    // Unless the visitor focused the field before hydration.
    const isAtWork = errors.some(({ field }) => field === document.activeElement?.id);
    if (!isAtWork) box.current?.focus();
  }, [errors]);
  if (errors.length === 0) return null;
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      aria-labelledby={titleId}
      className="rounded-surface border-2 border-danger bg-surface p-5"
    >
      <h2 id={titleId} className="text-lg font-semibold">
        {title}
      </h2>
      <ErrorLinks errors={errors} />
    </div>
  );
}

export function ErrorLinks({ errors }: Errors) {
  return (
    <ul className="mt-2 flex flex-col gap-1">
      {errors.map((error) => (
        <li key={error.field}>
          <a
            href={`#${error.field}`}
            // Without a history entry: the router would treat it as a navigation and drop the errors.
            onClick={(event) => {
              const field = document.getElementById(error.field);
              if (!field) return;
              event.preventDefault();
              field.focus();
            }}
            className="font-medium text-danger underline underline-offset-4"
          >
            {error.message}
          </a>
        </li>
      ))}
    </ul>
  );
}
