import { useEffect, useId, useRef } from "react";
import type { FieldErrors } from "#app/shared/form-errors.ts";

interface ErrorSummaryProps {
  title?: string;
  errors: FieldErrors | undefined;
  /** Of the fields' ids, where forms of one page have fields of the same name. */
  idPrefix?: string;
}

const noErrors: FieldErrors = {};

/** Takes the focus whenever it gets another object, so the caller keeps the one of the response. */
export function ErrorSummary(props: ErrorSummaryProps) {
  const { title = "There is a problem", errors = noErrors, idPrefix = "" } = props;
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useEffect(() => {
    // Unless the visitor focused the field before hydration.
    const isAtWork = Object.keys(errors).some(
      (field) => idPrefix + field === document.activeElement?.id,
    );
    if (!isAtWork) box.current?.focus();
  }, [errors, idPrefix]);
  if (Object.keys(errors).length === 0) return null;
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
      <ul className="mt-2 flex flex-col gap-1">
        {Object.entries(errors).map(([field, message]) => (
          <li key={field}>
            <a
              href={`#${idPrefix}${field}`}
              // Without a history entry: the router would treat it as a navigation and drop the errors.
              onClick={(event) => {
                const input = document.getElementById(idPrefix + field);
                if (!input) return;
                event.preventDefault();
                input.focus();
              }}
              className="font-medium text-danger underline underline-offset-4"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
