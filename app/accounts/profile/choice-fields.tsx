import { countries, regionsOf } from "#app/shared/places.ts";
import { Checkbox } from "#app/ui/forms/checkbox.tsx";
import { FieldError } from "#app/ui/forms/field.tsx";
import { Icon } from "#app/ui/media/icon.tsx";

interface ChoiceProps {
  name: string;
  chosen: readonly string[];
  error?: string | undefined;
}

export const CategoryFields = ({
  name: field,
  categories,
  chosen,
  error,
}: ChoiceProps & { categories: readonly { slug: string; name: string }[] }) => (
  <fieldset>
    <legend className="mb-2 text-sm font-semibold">Categories</legend>
    <div id={field} tabIndex={-1} className="grid gap-x-6 sm:grid-cols-2 md:grid-cols-3">
      {categories.map(({ slug, name }) => (
        <Checkbox
          key={slug}
          name={field}
          value={slug}
          label={name}
          defaultChecked={chosen.includes(slug)}
        />
      ))}
    </div>
    <FieldError id={`${field}-error`} error={error} />
  </fieldset>
);

export function LocationFields({ name: field, chosen, error }: ChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">Locations</legend>
      <div id={field} tabIndex={-1} className="border-t border-line">
        {countries.map(({ code, name }) => {
          const inside = regionsOf(code);
          const count = inside.filter((region) => chosen.includes(region.code)).length;
          return (
            <details key={code} className="group border-b border-line">
              <summary className="flex min-h-11 list-none items-center gap-3 font-medium [&::-webkit-details-marker]:hidden">
                {name}
                <span className="ms-auto text-sm font-normal text-ink-3">
                  {count > 0 ? `${count} chosen` : chosen.length > 0 ? "None" : "Anywhere"}
                </span>
                <Icon
                  name="chevron-down"
                  className="size-5 text-ink-3 transition-transform duration-140 group-open:rotate-180"
                />
              </summary>
              <div className="grid gap-x-6 pb-4 sm:grid-cols-2 md:grid-cols-3">
                {inside.map((region) => (
                  <Checkbox
                    key={region.code}
                    name={field}
                    value={region.code}
                    label={region.name}
                    defaultChecked={chosen.includes(region.code)}
                  />
                ))}
              </div>
            </details>
          );
        })}
      </div>
      <FieldError id={`${field}-error`} error={error} />
    </fieldset>
  );
}
