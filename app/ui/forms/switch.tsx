import type { ComponentProps } from "react";

interface SwitchProps extends Omit<ComponentProps<"input">, "type"> {
  name: string;
  label: string;
}

/** For settings that take effect immediately. */
export const Switch = ({ label, name, ...rest }: SwitchProps) => (
  <div className="flex items-start justify-between gap-6 py-2">
    <label htmlFor={name} className="font-medium">
      {label}
    </label>
    <input
      {...rest}
      type="checkbox"
      // A native check box announces its own state.
      // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
      role="switch"
      id={name}
      name={name}
      className="switch"
    />
  </div>
);
