import { z } from "zod";
import { given, personName, phone, regionCode } from "#app/accounts/person.schema.ts";
import { countryCodes, findRegion } from "#app/shared/places.ts";

export const personalSchema = z
  .object({
    firstName: given("Enter your first name").pipe(personName),
    lastName: given("Enter your last name").pipe(personName),
    phone: given("Phone number is required").pipe(phone),
    country: z.enum(countryCodes, "Choose a country from the list"),
    region: regionCode,
    city: z.string().trim().max(100, "Use at most 100 characters"),
  })
  .refine(({ country, region }) => region === null || region.startsWith(`${country}-`), {
    path: ["region"],
    message: "Choose a province, territory or state in the country above",
  });
export type PersonalInput = z.infer<typeof personalSchema>;

const mostMoney = 1_000_000_000_000;

/** Whole units, as people type them: 250000, 250,000, $250 000. */
const wholeAmount = z
  .string()
  .trim()
  .transform((text) => text.replace(/[\s,$]/g, ""))
  .refine((text) => /^\d{1,13}$/.test(text), "Enter a whole number, like 250,000")
  .transform(Number)
  .refine((amount) => amount <= mostMoney, "Enter an amount up to 1,000,000,000,000");

/** Categories belong to the listings feature, so the caller passes the known ones. */
export const preferencesSchema = (knownCategories: readonly string[]) =>
  z
    .object({
      categories: z
        .array(z.string())
        .refine(
          (chosen) => chosen.every((slug) => knownCategories.includes(slug)),
          "Choose categories from the list",
        ),
      priceMin: wholeAmount,
      priceMax: wholeAmount,
      locations: z
        .array(z.string())
        .refine(
          (chosen) => chosen.every((code) => findRegion(code)?.code === code),
          "Choose places from the list",
        ),
      emailNotifications: z.boolean(),
    })
    .refine(({ priceMin, priceMax }) => priceMin <= priceMax, {
      path: ["priceMax"],
      message: "The maximum price can't be below the minimum price",
    });
export type PreferencesInput = z.infer<ReturnType<typeof preferencesSchema>>;
