import { CategoryFields, LocationFields } from "#app/accounts/profile/choice-fields.tsx";
import { categories } from "#app/listings/category.ts";
import { choiceFields, type NewsletterChoice } from "./newsletter.ts";

export const NewsletterFields = ({ chosen }: { chosen: NewsletterChoice }) => (
  <>
    <p className="text-sm text-ink-2">
      Choose what you want to read about. If you choose nothing, you get everything.
    </p>
    <CategoryFields
      name={choiceFields.categories}
      categories={categories}
      chosen={chosen.categories}
    />
    <LocationFields name={choiceFields.regions} chosen={chosen.regions} />
  </>
);
