import type { ComponentProps } from "react";

export interface OptionsProps {
  /** The first option, which stands for no choice. */
  none?: string | undefined;
  choices?: readonly { value: string; label: string }[];
}

/** Native, so that it works before scripts run. */
export const Select = ({
  none,
  choices = [],
  children,
  ...select
}: ComponentProps<"select"> & OptionsProps) => (
  <select {...select}>
    {none !== undefined && <option value="">{none}</option>}
    {choices.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
    {children}
  </select>
);
