import { z } from "zod";
import { professionals } from "#app/deals/offers/offer.ts";
import { writtenLine } from "#app/ui/forms/written-text.ts";
import { zonedMoment } from "#app/shared/day.ts";
import { maxLabel, stepOwners } from "./closing-step.ts";

const dueOn = z
  .string()
  .default("")
  .refine(
    (day) => day === "" || (zonedMoment(day, "12:00") !== null && day > "2000"),
    "Enter a day",
  )
  .transform((day) => day || null);

export const newStepSchema = z.object({
  label: writtenLine(maxLabel, "Say what is to be done"),
  owner: z.enum(stepOwners, "Choose who does it"),
  professional: z
    .union([z.literal(""), z.enum(professionals)], "Choose one of the list")
    .default("")
    .transform((name) => name || null),
  dueOn,
});

export const dueOnSchema = z.object({ dueOn });
