import { categories, findCategory } from "#app/listings/category.ts";
import { useField } from "./editor-context.tsx";
import { FieldNotes, EditorText, EditorArea } from "./editor-fields.tsx";
import { maxCategories, maxHeadlineWords } from "#app/listings/listing.ts";
import { Checkbox } from "#app/ui/forms/checkbox.tsx";
import { FieldError } from "#app/ui/forms/field.tsx";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import { useHydrated } from "#app/ui/browser/use-hydrated.ts";
import { useState } from "react";
import { placeExamples } from "./place-examples.ts";
import { countries, type CountryCode, findRegion, isCountry } from "#app/shared/places.ts";
import { maxLengths } from "./listing-fields.ts";
import { formatCount, formatNumber } from "#app/ui/format/format-count.ts";
import { RegionOptions } from "#app/ui/forms/region-options.tsx";

/** The surrounding form reads every change; React requires a handler on controlled inputs. */
const readByForm = () => {};

export function CategoryFields() {
  const { value, error, disabled } = useField("categories");
  const subcategory = useField("subcategory");
  const hydrated = useHydrated();
  const chosen = value.split(",").filter(Boolean);
  const isFull = hydrated && chosen.length >= maxCategories;
  const main = chosen[0] ? findCategory(chosen[0]) : null;
  return (
    <>
      <fieldset aria-describedby="categories-count" className="flex flex-col gap-1">
        <legend className="text-sm font-semibold">Categories</legend>
        <p id="categories-count" role="status" className="mb-2 text-sm text-ink-2">
          {`selected ${chosen.length}/${maxCategories}`}
        </p>
        <div className="grid gap-x-6 sm:grid-cols-2 xl:grid-cols-3">
          {categories.map(({ slug, name }, index) => (
            <Checkbox
              key={slug}
              name="categories"
              // The first has the field's id, which the error summary links to.
              id={index === 0 ? "categories" : `categories-${slug}`}
              value={slug}
              label={name}
              checked={chosen.includes(slug)}
              disabled={disabled || (isFull && !chosen.includes(slug))}
              onChange={readByForm}
            />
          ))}
        </div>
        <FieldError id="categories-error" error={error} />
        <FieldNotes name="categories" />
      </fieldset>
      {main && (
        <div className="grid gap-5 sm:grid-cols-2">
          {chosen.length > 1 && (
            <SelectField
              label="Main category"
              name="mainCategory"
              value={main.slug}
              onChange={readByForm}
              disabled={disabled}
              hint="Shown on the card and used to compare prices."
              choices={chosen.map((slug) => ({ value: slug, label: findCategory(slug)!.name }))}
            />
          )}
          <div>
            <SelectField
              key={main.slug}
              label="Subcategory"
              name="subcategory"
              optional
              hint={`Within ${main.name}.`}
              defaultValue={subcategory.value || subcategory.initial}
              error={subcategory.error}
              disabled={subcategory.disabled}
              none="Not specified"
              choices={main.subcategories.map(({ slug, name }) => ({ value: slug, label: name }))}
            />
            <FieldNotes name="subcategory" />
          </div>
        </div>
      )}
    </>
  );
}

/** The country only narrows the list: the region determines it, so that a form without JavaScript cannot contradict itself. */
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
            // Before the form reads its values: the other country's region is gone.
            const regions = target.form?.elements.namedItem("region");
            if (regions instanceof HTMLSelectElement) regions.value = "";
            setPicked(target.value);
          }}
          choices={countries.map(({ code, name }) => ({ value: code, label: name }))}
        />
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
          none={regionLabel}
        >
          <RegionOptions only={hydrated ? picked : undefined} />
        </SelectField>
        <FieldNotes name="region" />
      </div>
      <EditorText name="cityTown" optional autoComplete="address-level2" placeholder={city} />
    </div>
  );
}

const words = { one: "word", other: "words" };

export function TextFields() {
  return (
    <>
      <div>
        <EditorText
          name="listingHeadline"
          autoComplete="off"
          hint={`Say what the business is and where its appeal lies, in up to ${maxHeadlineWords} words. We add “For Sale” at the end.`}
          placeholder="Neighbourhood bakery with a loyal morning crowd"
        />
        <HeadlineCount />
      </div>
      <div>
        <EditorArea
          name="generalSummary"
          rows={9}
          optional
          hint="What it does, who its customers are, what makes it a good business, and what a new owner could do with it. Phone numbers and email addresses are removed. Please do not write in capital letters only."
        />
        <SummaryCount />
      </div>
    </>
  );
}

const countWords = (text: string): number => text.trim().split(/\s+/).filter(Boolean).length;

function HeadlineCount() {
  const { value } = useField("listingHeadline");
  if (!useHydrated()) return null;
  const count = countWords(value.replace(/\s+for sale\s*$/i, ""));
  const isTooLong = count > maxHeadlineWords;
  return (
    <p className={`mt-1.5 text-sm ${isTooLong ? "font-medium text-danger" : "text-ink-3"}`}>
      {isTooLong
        ? `${formatCount(count, words)}: please use at most ${maxHeadlineWords}`
        : `${formatNumber(count)} of ${maxHeadlineWords} words`}
    </p>
  );
}

function SummaryCount() {
  const { value } = useField("generalSummary");
  if (!useHydrated()) return null;
  return (
    <p className="mt-1.5 text-sm text-ink-3">
      {formatNumber(value.length)} of {formatNumber(maxLengths.generalSummary)} characters
    </p>
  );
}
