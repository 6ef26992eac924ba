import { FieldError, type FieldProps } from "./field.tsx";

interface RadioGroupProps extends Pick<FieldProps, "label" | "name" | "error"> {
  choices: { value: string; label: string; hint?: string }[];
  defaultValue?: string;
}

export function RadioGroup({ label, name, error, choices, defaultValue }: RadioGroupProps) {
  return (
    <fieldset
      aria-describedby={error ? `${name}-error` : undefined}
      className="flex flex-col gap-1"
    >
      <legend className="mb-1 text-sm font-semibold">{label}</legend>
      {choices.map((choice, index) => {
        // The first option has the field's id, which the error summary links to.
        const id = index === 0 ? name : `${name}-${choice.value}`;
        return (
          <label key={choice.value} htmlFor={id} className="flex min-h-8 items-start gap-3 py-1">
            <input
              type="radio"
              id={id}
              name={name}
              value={choice.value}
              defaultChecked={choice.value === defaultValue}
              className="tick"
            />
            <span>
              {choice.label}
              {choice.hint && <span className="block text-sm text-ink-2">{choice.hint}</span>}
            </span>
          </label>
        );
      })}
      <FieldError id={`${name}-error`} error={error} />
    </fieldset>
  );
}
