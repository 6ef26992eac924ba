import { categories, findCategory } from "#app/listings/category.ts";
import { useField } from "./editor-context.tsx";
import { FieldNotes } from "./field-notes.tsx";
import { maxCategories } from "#app/listings/listing.ts";
import { Checkbox } from "#app/ui/forms/checkbox.tsx";
import { FieldError } from "#app/ui/forms/field.tsx";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import { useHydrated } from "#app/ui/browser/use-hydrated.ts";

/** The surrounding form reads every change; React requires a handler on controlled inputs. */
const readByForm = () => {};

/** Up to three categories; buyers find the listing under each, and it is compared within the main one. */
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
            >
              {chosen.map((slug) => (
                <option key={slug} value={slug}>
                  {findCategory(slug)!.name}
                </option>
              ))}
            </SelectField>
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
            >
              <option value="">Not specified</option>
              {main.subcategories.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </SelectField>
            <FieldNotes name="subcategory" />
          </div>
        </div>
      )}
    </>
  );
}
