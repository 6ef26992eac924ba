import type { ReactNode } from "react";
import { describedBy, FieldError, type FieldProps, OptionalMark } from "./field.tsx";

interface Choice {
  value: string;
  label: ReactNode;
  hint?: string;
  disabled?: boolean;
}

interface RadioGroupProps extends FieldProps {
  choices: Choice[];
  defaultValue?: string;
}

export function RadioGroup({
  label,
  name,
  id,
  hint,
  error,
  optional,
  choices,
  defaultValue,
}: RadioGroupProps) {
  const key = id ?? name;
  return (
    <fieldset
      aria-describedby={describedBy({ name, id, hint, error })}
      className="flex flex-col gap-1"
    >
      <legend className="mb-1 text-sm font-semibold">
        {label}
        <OptionalMark show={optional} />
      </legend>
      {hint && (
        <p id={`${key}-hint`} className="text-sm text-ink-2">
          {hint}
        </p>
      )}
      {choices.map((choice, index) => {
        // The first option has the field's id, which the error summary links to.
        const choiceId = index === 0 ? key : `${key}-${choice.value}`;
        return (
          <label
            key={choice.value}
            htmlFor={choiceId}
            className="flex min-h-8 items-start gap-3 py-1"
          >
            <input
              type="radio"
              id={choiceId}
              name={name}
              value={choice.value}
              defaultChecked={choice.value === defaultValue}
              disabled={choice.disabled}
              className="tick"
            />
            <span className={choice.disabled ? "text-ink-3" : ""}>
              {choice.label}
              {choice.hint && <span className="block text-sm text-ink-2">{choice.hint}</span>}
            </span>
          </label>
        );
      })}
      <FieldError id={`${key}-error`} error={error} />
    </fieldset>
  );
}
