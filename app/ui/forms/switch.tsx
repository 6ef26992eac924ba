import type { ComponentProps } from "react";

interface SwitchProps extends Omit<ComponentProps<"input">, "type"> {
  name: string;
  label: string;
  hint?: string;
}

/** For settings that take effect immediately. */
export function Switch({ label, hint, name, id = name, ...rest }: SwitchProps) {
  return (
    <div className="flex items-start justify-between gap-6 py-2">
      <div>
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-sm text-ink-2">
            {hint}
          </p>
        )}
      </div>
      <input
        {...rest}
        type="checkbox"
        // A native check box says by itself whether it is on.
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
        role="switch"
        id={id}
        name={name}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="switch"
      />
    </div>
  );
}
