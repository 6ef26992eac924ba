import { expect, test } from "vitest";
import { normalizeCapitals, normalizeHeadline } from "./normalize-capitals.ts";

test.each([
  [
    "BUSY CORNER BAKERY IN TORONTO, ON. OPEN MONDAY TO FRIDAY.",
    "Busy corner bakery in Toronto, ON. Open Monday to Friday.",
  ],
  [
    "We love it. PRICED TO SELL FAST! Lease to 2031.",
    "We love it. Priced to sell fast! Lease to 2031.",
  ],
  [
    "HVAC, BBQ AND CNC SHOP NEXT TO A&W IN THE GTA, B.C. AND THE USA.",
    "HVAC, BBQ and CNC shop next to A&W in the GTA, B.C. and the USA.",
  ],
  ["LOCATED ON MAIN STREET, M5V 2T6.", "Located on main street, M5V 2T6."],
  ["BOULANGERIE ÉTABLIE À MONTRÉAL DEPUIS 1998.", "Boulangerie établie à Montréal depuis 1998."],
  ["PANADERÍA MUY RENTABLE EN GUADALAJARA.", "Panadería muy rentable en Guadalajara."],
  ["THE OWNER'S SON AND I STAY FOR TRAINING.", "The owner's son and I stay for training."],
])("%j becomes sentence case", (text, expected) => {
  expect(normalizeCapitals(text)).toBe(expected);
  expect(normalizeCapitals(expected)).toBe(expected);
});

test.each([
  "HVAC, BBQ, LCBO.",
  "A MUST SEE for bakers with a plan.",
  "KFC & A&W. USA.",
  "EBITDA 210,000 (2023).",
  "This is a GREAT opportunity, MUST SEE.",
])("%j is not shouting", (text) => {
  expect(normalizeCapitals(text)).toBe(text);
});

test.each([
  ["BUSY BAKERY WITH A PATIO IN THE GTA", "Busy Bakery with a Patio in the GTA"],
  ["THE CORNER CAFÉ: A FAMILY BUSINESS", "The Corner Café: A Family Business"],
  ["FAMILY-OWNED BAKERY, TORONTO, ON", "Family-Owned Bakery, Toronto, ON"],
  ["Busy Bakery", "Busy Bakery"],
])("the headline %j becomes %j", (text, expected) => {
  expect(normalizeHeadline(text)).toBe(expected);
});
