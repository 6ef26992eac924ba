import type { ParsedAnswers } from "#app/market/valuation/answers/parse-answers.ts";
import { categories } from "#app/listings/category.ts";
import { currencies } from "#app/shared/money.ts";
import { countries, regionsOf } from "#app/shared/places.ts";

export const makeFormData = ({ answers, typed, errors }: ParsedAnswers) => ({
  answers,
  typed,
  errors,
});

export type FormData = ReturnType<typeof makeFormData>;
export type FormChoices = typeof formChoices;

/** From the server: the browser does not load the whole taxonomy for one form. */
export const formChoices = {
  trades: categories.map(({ slug, name, subcategories }) => ({
    value: slug as string,
    label: name,
    narrower: subcategories.map((one) => ({ value: one.slug, label: one.name })),
  })),
  places: countries.map(({ code, name }) => ({
    value: code as string,
    label: name as string,
    narrower: regionsOf(code).map((region) => ({ value: region.code, label: region.name })),
  })),
  currencies: [...currencies],
};
