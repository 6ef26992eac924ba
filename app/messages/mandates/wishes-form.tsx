import { Form } from "react-router";
import { CategoryFields, LocationFields } from "#app/accounts/profile/choice-fields.tsx";
import { Checkbox } from "#app/ui/forms/checkbox.tsx";
import type { MandateWishes } from "./mandate.ts";
import { Card } from "#app/ui/layout/card.tsx";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";

interface WishesFormProps {
  wishes: MandateWishes;
  categories: { slug: string; name: string }[];
}

export function WishesForm({ wishes, categories }: WishesFormProps) {
  return (
    <Card title="Which mandates you take">
      <Form method="post" className="flex flex-col gap-6">
        <Checkbox
          name="takesMandates"
          label="I take mandates at the moment"
          defaultChecked={wishes.takesMandates}
          hint="If you turn it off, we offer you nothing new. Running mandates go on."
        />
        <LocationFields name="regions" chosen={wishes.regions} />
        <CategoryFields name="categories" categories={categories} chosen={wishes.categories} />
        <p className="text-sm text-ink-2">Without a choice, we offer you mandates of all kinds.</p>
        <div>
          <SubmitButton intent="wishes">Save</SubmitButton>
        </div>
      </Form>
    </Card>
  );
}
