import type { OwnProfile } from "./profile.queries.server.ts";
import { errorOf, fieldProps, type SectionResult, shownChoices } from "./section-result.ts";
import { countries, regionsOf } from "#app/shared/places.ts";
import { Checkbox } from "#app/ui/forms/checkbox.tsx";
import { FieldError } from "#app/ui/forms/field.tsx";
import { formatNumber } from "#app/ui/format/format-count.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { TextField } from "#app/ui/forms/text-field.tsx";

interface PreferenceFieldsProps {
  profile: OwnProfile;
  categories: { slug: string; name: string }[];
  result: SectionResult | null;
}

export function PreferenceFields({ profile, categories, result }: PreferenceFieldsProps) {
  const chosen = shownChoices(result, "categories", profile.preferredCategories);
  const failed = result && !result.ok;
  const price = (name: string, stored: number) => ({
    inputMode: "numeric" as const,
    prefix: "$",
    ...fieldProps(result, name, formatNumber(stored)),
  });
  // Consent to emails is never assumed.
  const hasChosen = profile.preferredCategories.length > 0 || profile.preferredLocations.length > 0;
  return (
    <>
      <fieldset>
        <legend className="mb-2 text-sm font-semibold">Categories</legend>
        <div id="categories" tabIndex={-1} className="grid gap-x-6 sm:grid-cols-2 md:grid-cols-3">
          {categories.map(({ slug, name }) => (
            <Checkbox
              key={slug}
              name="categories"
              value={slug}
              label={name}
              defaultChecked={chosen.includes(slug)}
            />
          ))}
        </div>
        <FieldError id="categories-error" error={errorOf(result, "categories")} />
      </fieldset>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Minimum price" {...price("priceMin", profile.preferredPriceMin)} />
        <TextField label="Maximum price" {...price("priceMax", profile.preferredPriceMax)} />
      </div>
      <RegionFields
        name="locations"
        legend="Locations"
        chosen={shownChoices(result, "locations", profile.preferredLocations)}
        error={errorOf(result, "locations")}
      />
      <Checkbox
        name="emailNotifications"
        label="Email me about matching businesses"
        defaultChecked={
          failed
            ? "emailNotifications" in result.submitted
            : profile.emailNotifications && hasChosen
        }
        hint="Once a day, when something new fits. Choose a category or a location first."
      />
    </>
  );
}

interface RegionFieldsProps {
  name: string;
  legend: string;
  chosen: readonly string[];
  error?: string;
}

export function RegionFields({ name: field, legend, chosen, error }: RegionFieldsProps) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
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
