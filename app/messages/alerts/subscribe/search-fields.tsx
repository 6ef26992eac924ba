import { categories } from "#app/listings/category.ts";
import type { FieldErrors } from "#app/shared/form-errors.ts";
import { currencies } from "#app/shared/money.ts";
import { countries, regionsOf } from "#app/shared/places.ts";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import { TextField } from "#app/ui/forms/text-field.tsx";

interface SearchFieldsProps {
  typed: (name: string, initial?: string) => string;
  errors: FieldErrors;
  /** The visitor's. */
  currency: string;
}

/** The most common filters of a search; the search page has all of them. */
export const SearchFields = ({ typed, errors, currency }: SearchFieldsProps) => (
  <div className="grid gap-5 sm:grid-cols-2">
    <SelectField label="Category" name="category" defaultValue={typed("category")}>
      <option value="">All categories</option>
      {categories.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </SelectField>
    <SelectField label="Location" name="place" defaultValue={typed("place")}>
      <option value="">Anywhere</option>
      {countries.map(({ code, slug, name }) => (
        <optgroup key={code} label={name}>
          <option value={slug}>{`Anywhere in ${name}`}</option>
          {regionsOf(code).map((region) => (
            <option key={region.code} value={region.slug}>
              {region.name}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
    <div className="grid gap-5 sm:col-span-2 sm:grid-cols-[1fr_1fr_8rem]">
      <TextField
        label="Minimum price"
        name="priceMin"
        inputMode="numeric"
        optional
        defaultValue={typed("priceMin")}
        error={errors.priceMin ?? null}
      />
      <TextField
        label="Maximum price"
        name="priceMax"
        inputMode="numeric"
        optional
        defaultValue={typed("priceMax")}
        error={errors.priceMax ?? null}
      />
      <SelectField label="Currency" name="currency" defaultValue={typed("currency", currency)}>
        {currencies.map((code) => (
          <option key={code} value={code}>
            {code}
          </option>
        ))}
      </SelectField>
    </div>
    <div className="sm:col-span-2">
      <TextField
        label="Words"
        name="q"
        optional
        maxLength={200}
        hint="For example: bakery, car wash, lakefront."
        defaultValue={typed("q")}
        error={errors.q ?? null}
      />
    </div>
  </div>
);
