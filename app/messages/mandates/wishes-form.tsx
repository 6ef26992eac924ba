import { Form, useNavigation } from "react-router";
import { RegionFields } from "#app/accounts/profile/preference-fields.tsx";
import type { FieldErrors } from "#app/shared/form-errors.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { Checkbox } from "#app/ui/forms/checkbox.tsx";
import { FieldError } from "#app/ui/forms/field.tsx";
import { Card } from "#app/ui/layout/card.tsx";

interface WishesFormProps {
  wishes: {
    takesMandates: boolean;
    regions: readonly string[];
    categories: readonly string[];
  };
  categories: { slug: string; name: string }[];
  errors: FieldErrors;
}

export function WishesForm({ wishes, categories, errors }: WishesFormProps) {
  const pending = useNavigation().formData?.get("intent") === "wishes";
  return (
    <Card title="Which mandates you take">
      <Form method="post" className="flex flex-col gap-6">
        <Checkbox
          name="takesMandates"
          label="I take mandates at the moment"
          defaultChecked={wishes.takesMandates}
          hint="If you turn it off, we offer you nothing new. Running mandates go on."
        />
        <RegionFields
          name="regions"
          legend="Regions"
          chosen={wishes.regions}
          error={errors.regions}
        />
        <fieldset>
          <legend className="mb-2 text-sm font-semibold">Categories</legend>
          <p className="mb-2 text-sm text-ink-2">Without a choice, all of them.</p>
          <div id="categories" tabIndex={-1} className="grid gap-x-6 sm:grid-cols-2 md:grid-cols-3">
            {categories.map(({ slug, name }) => (
              <Checkbox
                key={slug}
                name="categories"
                value={slug}
                label={name}
                defaultChecked={wishes.categories.includes(slug)}
              />
            ))}
          </div>
          <FieldError id="categories-error" error={errors.categories} />
        </fieldset>
        <div>
          <Button name="intent" value="wishes" pending={pending}>
            Save
          </Button>
        </div>
      </Form>
    </Card>
  );
}
