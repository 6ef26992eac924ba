import { CategoryFields, LocationFields } from "./choice-fields.tsx";
import type { OwnProfile } from "./profile.queries.server.ts";
import { errorOf, fieldProps, type SectionResult, shownChoices } from "./section-result.ts";
import { Checkbox } from "#app/ui/forms/checkbox.tsx";
import { formatNumber } from "#app/ui/format/format-count.ts";
import { TextField } from "#app/ui/forms/text-field.tsx";

interface PreferenceFieldsProps {
  profile: OwnProfile;
  categories: { slug: string; name: string }[];
  result: SectionResult | null;
}

export function PreferenceFields({ profile, categories, result }: PreferenceFieldsProps) {
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
      <CategoryFields
        name="categories"
        categories={categories}
        chosen={shownChoices(result, "categories", profile.preferredCategories)}
        error={errorOf(result, "categories")}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Minimum price" {...price("priceMin", profile.preferredPriceMin)} />
        <TextField label="Maximum price" {...price("priceMax", profile.preferredPriceMax)} />
      </div>
      <LocationFields
        name="locations"
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
