import * as desk from "./catalog/desk-and-class.ts";
import * as food from "./catalog/eat-and-drink.ts";
import * as land from "./catalog/land-and-making.ts";
import * as shops from "./catalog/shops-and-care.ts";
import { palettes, type PaletteName } from "./palettes.ts";
import { seeded } from "./random.ts";
import { outdoors, sheetDocument, type Frame } from "./sheet.ts";
import type { Subject } from "./subject.ts";

const catalog = {
  "agricultural-supplies": land.agriculturalSupplies,
  automotive: land.automotive,
  "bars-pubs": food.barsPubs,
  "beauty-personal-care": shops.beauty,
  "business-services": desk.businessServices,
  childcare: desk.childcare,
  construction: land.construction,
  education: desk.education,
  entertainment: desk.entertainment,
  "food-beverage": food.foodBeverage,
  franchises: food.franchises,
  healthcare: shops.healthcare,
  "home-garden": shops.homeGarden,
  manufacturing: land.manufacturing,
  "online-business": desk.onlineBusiness,
  "real-estate": desk.realEstate,
  restaurants: food.restaurants,
  retail: shops.retail,
  technology: desk.technology,
  transportation: land.transportation,
} satisfies Record<string, readonly Subject[]>;

export type PictureCategory = keyof typeof catalog;

export interface Picture {
  id: string;
  category: PictureCategory;
  scene: string;
  alt: string;
}

interface Plan {
  subject: Subject;
  light: PaletteName;
  frame: Frame;
}

// The same subject in another light also gets another camera, so that two never look like a recolouring.
const cameras = {
  street: [
    { zoom: 1, focus: 0.5 },
    { zoom: 1.1, focus: 0.55 },
    { zoom: 1.14, focus: 0.42 },
  ],
  room: [
    { zoom: 1, focus: 0.5 },
    { zoom: 1.14, focus: 0.3 },
    { zoom: 1.2, focus: 0.65 },
  ],
} as const;

/** These scenes move their own camera. */
const selfFramed = new Set(["shop-front", "corner"]);

const plans = new Map<string, Plan>();

export const pictures: Picture[] = Object.entries(catalog).flatMap(([name, subjects]) => {
  const category = name as PictureCategory;
  return subjects.flatMap((subject: Subject, order) =>
    subject.lights.map((light, i) => {
      const id = `${category}-${subject.scene}-${light}`;
      const palette = palettes[light];
      const camera = cameras[subject.where][selfFramed.has(subject.scene) ? 0 : i % 3]!;
      plans.set(id, { subject, light, frame: { ...camera, mirrored: (order + i) % 2 === 1 } });
      const when = subject.where === "street" ? palette.outdoors : palette.indoors;
      return { id, category, scene: subject.scene, alt: `${subject.shows} ${when}` };
    }),
  );
});

export function drawPicture(picture: Picture): string {
  const plan = plans.get(picture.id);
  if (!plan) throw new Error(`No picture ${picture.id}`);
  const s = outdoors(palettes[plan.light], seeded(picture.id));
  return sheetDocument(s, plan.subject.draw(s), plan.frame);
}
