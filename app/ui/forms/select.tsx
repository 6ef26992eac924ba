import type { ComponentProps } from "react";
import { type CountryCode, countries, regionsOf } from "#app/shared/places.ts";

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

/** Of one country, or of all. */
export const RegionOptions = ({ only }: { only?: CountryCode | undefined }) =>
  countries
    .filter(({ code }) => only === undefined || code === only)
    .map(({ code, name }) => (
      <optgroup key={code} label={name}>
        {regionsOf(code).map((region) => (
          <option key={region.code} value={region.code}>
            {region.name}
          </option>
        ))}
      </optgroup>
    ));
