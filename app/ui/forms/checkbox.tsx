import type { ComponentProps, ReactNode } from "react";
import { FieldError } from "./field.tsx";

interface CheckboxProps extends Omit<ComponentProps<"input">, "type"> {
  name: string;
  label: ReactNode;
  hint?: string;
  error?: string | null;
  aside?: ReactNode;
}

export function Checkbox({
  label,
  hint,
  error,
  aside,
  id,
  name,
  className = "",
  ...rest
}: CheckboxProps) {
  const key = id ?? (rest.value === undefined ? name : `${name}-${String(rest.value)}`);
  const described = [hint && `${key}-hint`, error && `${key}-error`].filter(Boolean).join(" ");
  return (
    <div className={className}>
      <label htmlFor={key} className="flex min-h-8 items-start gap-3 py-1">
        <input
          {...rest}
          type="checkbox"
          id={key}
          name={name}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          className="tick"
        />
        <span className="grow has-[+*]:pe-2">{label}</span>
        {aside !== undefined && (
          <span className="figures shrink-0 text-sm text-ink-3">{aside}</span>
        )}
      </label>
      {hint && (
        <p id={`${key}-hint`} className="ps-8.5 text-sm text-ink-2">
          {hint}
        </p>
      )}
      <FieldError id={`${key}-error`} error={error} />
    </div>
  );
}
