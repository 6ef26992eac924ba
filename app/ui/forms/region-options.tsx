import { type CountryCode, countries, regionsOf } from "#app/shared/places.ts";

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
