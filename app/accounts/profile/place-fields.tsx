import { useState } from "react";
import {
  countries,
  type CountryCode,
  findRegion,
  isCountry,
  regionsOf,
} from "#app/shared/places.ts";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import { useHydrated } from "#app/ui/browser/use-hydrated.ts";

interface PlaceFieldsProps {
  country: CountryCode;
  region: string;
  errors: { country?: string | undefined; region?: string | undefined };
}

/** Without JavaScript the list has the regions of all countries. */
export function PlaceFields({ country, region, errors }: PlaceFieldsProps) {
  const [place, setPlace] = useState({ country, region });
  const hydrated = useHydrated();
  const shown = hydrated ? countries.filter(({ code }) => code === place.country) : countries;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField
        label="Country"
        name="country"
        autoComplete="country"
        error={errors.country}
        value={place.country}
        onChange={({ target }) =>
          isCountry(target.value) &&
          setPlace({ country: target.value, region: target.value === country ? region : "" })
        }
      >
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={place.country === "CA" ? "Province or territory" : "State"}
        name="region"
        autoComplete="address-level1"
        optional
        error={errors.region}
        value={place.region}
        onChange={({ target }) =>
          setPlace({
            country: findRegion(target.value)?.country ?? place.country,
            region: target.value,
          })
        }
      >
        <option value="">Not specified</option>
        {shown.map(({ code, name }) => (
          <optgroup key={code} label={name}>
            {regionsOf(code).map((one) => (
              <option key={one.code} value={one.code}>
                {one.name}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
    </div>
  );
}
