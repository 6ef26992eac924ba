import type { ReactNode } from "react";

export interface FieldProps {
  label: string;
  /** Also the default id, so that an error summary can link to the field. */
  name: string;
  id?: string;
  hint?: ReactNode;
  error?: string | null;
  optional?: boolean;
}

export function splitField<Props extends FieldProps & { required?: boolean }>({
  label,
  name,
  id,
  hint,
  error,
  optional,
  required,
  ...rest
}: Props) {
  const key = id ?? name;
  return {
    field: { label, name, id, hint, error, optional },
    input: {
      ...rest,
      id: key,
      name,
      required,
      "aria-required": required === undefined && !optional ? true : undefined,
      "aria-invalid": error ? (true as const) : undefined,
      "aria-describedby":
        [hint && `${key}-hint`, error && `${key}-error`].filter(Boolean).join(" ") || undefined,
    },
  };
}

export function Field({
  label,
  id,
  name,
  hint,
  error,
  optional,
  children,
}: FieldProps & { children: ReactNode }) {
  const key = id ?? name;
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={key} className="text-sm font-semibold">
        {label}
        {optional && <span className="ms-1.5 font-normal text-ink-3">(optional)</span>}
      </label>
      {hint && (
        <p id={`${key}-hint`} className="-mt-0.5 text-sm text-ink-2">
          {hint}
        </p>
      )}
      {children}
      <FieldError id={`${key}-error`} error={error} />
    </div>
  );
}

export function FieldError({ id, error }: { id: string; error?: string | null }) {
  if (!error) return null;
  return (
    <p id={id} className="text-sm font-medium text-danger">
      <span className="sr-only">Error: </span>
      {error}
    </p>
  );
}
