import { z } from "zod";
import { email } from "#app/accounts/person.schema.ts";
import { parseAmount } from "#app/search/parse-value.ts";
import { parseSearch, toSavedSearch } from "#app/search/search-url.ts";
import type { Search } from "#app/search/search.ts";
import { alertFrequencies, parseAlertSearch } from "#app/messages/alerts/alert.ts";

const maxQuery = 4000;

const amount = z
  .string()
  .max(40, "Enter an amount, like 250,000")
  .refine(
    (text) => text.trim() === "" || parseAmount(text) !== null,
    "Enter an amount, like 250,000",
  )
  .default("");
const choice = z.string().max(200).default("");

export const alertSearchSchema = z
  .object({
    search: z.string().max(maxQuery).optional(),
    q: z.string().max(200, "Use at most 200 characters").default(""),
    category: choice,
    place: choice,
    priceMin: amount,
    priceMax: amount,
    currency: choice,
  })
  .transform(({ search, place, ...fields }): Search => {
    if (search !== undefined) return parseAlertSearch(search);
    // A place is a country or a region; the search ignores the parameter that does not fit.
    const query = new URLSearchParams({ ...fields, country: place, region: place });
    return toSavedSearch(parseSearch(query));
  });

export const alertAddressSchema = z.object({
  email: z
    .string("Enter your email address")
    .refine((text) => text.trim() !== "", { message: "Enter your email address", abort: true })
    // A single address, without characters that would make it a list or a display name.
    .refine((text) => /^[^\p{Cc},;:<>()[\]"\\]*$/u.test(text.trim()), {
      message: "Enter an email address, like name@example.com",
      abort: true,
    })
    .pipe(email),
  /** Invisible to people; bots fill it in. */
  company: z.literal("", "Leave this field empty").optional(),
});

export const alertConsentSchema = z.object({
  frequency: z.enum(alertFrequencies, "Choose how often"),
  consent: z.literal("yes", "Tick the box so that we may email you"),
});
