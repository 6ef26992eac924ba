import type { CategorySlug } from "#app/listings/category.ts";
import { agriculturalSupplies } from "./agricultural-supplies.ts";
import { automotive } from "./automotive.ts";
import { barsPubs } from "./bars-pubs.ts";
import { beautyPersonalCare } from "./beauty-personal-care.ts";
import { businessServices } from "./business-services.ts";
import { childcare } from "./childcare.ts";
import { construction } from "./construction.ts";
import { education } from "./education.ts";
import { entertainment } from "./entertainment.ts";
import { foodBeverage } from "./food-beverage.ts";
import { franchises } from "./franchises.ts";
import { healthcare } from "./healthcare.ts";
import { homeGarden } from "./home-garden.ts";
import { manufacturing } from "./manufacturing.ts";
import { onlineBusiness } from "./online-business.ts";
import { realEstate } from "./real-estate.ts";
import { restaurants } from "./restaurants.ts";
import { retail } from "./retail.ts";
import { technology } from "./technology.ts";
import type { CategoryTexts } from "./trade.ts";
import { transportation } from "./transportation.ts";

export const textsByCategory: Readonly<Record<CategorySlug, CategoryTexts>> = {
  "agricultural-supplies": agriculturalSupplies,
  automotive,
  "bars-pubs": barsPubs,
  "beauty-personal-care": beautyPersonalCare,
  "business-services": businessServices,
  childcare,
  construction,
  education,
  entertainment,
  "food-beverage": foodBeverage,
  franchises,
  healthcare,
  "home-garden": homeGarden,
  manufacturing,
  "online-business": onlineBusiness,
  "real-estate": realEstate,
  restaurants,
  retail,
  technology,
  transportation,
};

/** How many of a hundred listings have this main category, roughly as on the real marketplaces. */
export const categoryWeights: Readonly<Record<CategorySlug, number>> = {
  "agricultural-supplies": 3,
  automotive: 7,
  "bars-pubs": 4,
  "beauty-personal-care": 6,
  "business-services": 8,
  childcare: 3,
  construction: 6,
  education: 3,
  entertainment: 5,
  "food-beverage": 7,
  franchises: 6,
  healthcare: 5,
  "home-garden": 5,
  manufacturing: 5,
  "online-business": 4,
  "real-estate": 4,
  restaurants: 11,
  retail: 9,
  technology: 4,
  transportation: 4,
};
