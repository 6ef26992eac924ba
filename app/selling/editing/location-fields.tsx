import { useState } from "react";
import { useField } from "./editor-context.tsx";
import { EditorText } from "./editor-fields.tsx";
import { FieldNotes } from "./field-notes.tsx";
import { placeExamples } from "./place-examples.ts";
import {
  countries,
  type CountryCode,
  findRegion,
  isCountry,
  regionsOf,
} from "#app/shared/places.ts";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import { useHydrated } from "#app/ui/browser/use-hydrated.ts";

/** The surrounding form reads every change; React requires a handler on controlled inputs. */
const readByForm = () => {};

/**
 * Country, region and city. The country only narrows the list: the region decides it, so that without JavaScript, where the list
 * has all three countries, there is nothing to contradict.
 */
export function LocationFields() {
  const region = useField("region");
  const [picked, setPicked] = useState<CountryCode>(findRegion(region.initial)?.country ?? "CA");
  const hydrated = useHydrated();
  const ofValue = findRegion(region.value)?.country;
  // Another device may have moved the listing to another country.
  if (ofValue && ofValue !== picked) setPicked(ofValue);
  const { region: regionLabel, city } = placeExamples[picked];
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {hydrated && (
        <SelectField
          label="Country"
          name="country"
          autoComplete="country"
          value={picked}
          disabled={region.disabled}
          onChange={({ target }) => {
            if (!isCountry(target.value)) return;
            // Before the form reads its values: the region of the other country is gone.
            const regions = target.form?.elements.namedItem("region");
            if (regions instanceof HTMLSelectElement) regions.value = "";
            setPicked(target.value);
          }}
        >
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <div>
        <SelectField
          label="Region"
          name="region"
          autoComplete="address-level1"
          value={region.value}
          onChange={readByForm}
          error={region.error}
          disabled={region.disabled}
        >
          <option value="">{regionLabel}</option>
          {(hydrated ? countries.filter(({ code }) => code === picked) : countries).map(
            ({ code, name }) => (
              <optgroup key={code} label={name}>
                {regionsOf(code).map((one) => (
                  <option key={one.code} value={one.code}>
                    {one.name}
                  </option>
                ))}
              </optgroup>
            ),
          )}
        </SelectField>
        <FieldNotes name="region" />
      </div>
      <EditorText
        name="cityTown"
        optional
        maxLength={100}
        autoComplete="address-level2"
        placeholder={city}
      />
    </div>
  );
}
