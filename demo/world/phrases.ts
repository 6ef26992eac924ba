import { z } from "zod";
import { readData } from "#demo/data-folder.ts";

const lines = z.array(z.string().min(1)).min(1);

/** Sentences that fit a business of any trade, by what they speak of. */
export const phrases = readData(
  "phrases.json",
  z.strictObject({
    /** How the listing begins; `@founded` and `@bought` say how the present owners came to it. */
    openings: lines,
    characters: lines,
    staff: lines,
    management: z.record(z.enum(["owner_managed", "absentee", "employee_owned"]), lines),
    lease: lines,
    owned: lines,
    home: lines,
    relocation: lines,
    lodging: lines,
    training: lines,
    financing: lines,
    quickSale: lines,
    distressed: lines,
    franchise: lines,
    growthUp: lines,
    growthDown: lines,
    growthFlat: lines,
    money: lines,
    closings: lines,
    byCityTag: z.record(z.string(), lines),
    byRegion: z.record(z.string(), lines),
  }),
);

const reasonSchema = z.strictObject({
  /** What the form's field says. */
  label: z.string(),
  weight: z.number().positive(),
  /** Years that the owner has had it at least. */
  tenure: z.int().optional(),
  /** Years at most. */
  tenureMax: z.int().optional(),
  lines,
});

export type Reason = z.output<typeof reasonSchema>;

export const reasons = readData("reasons.json", z.array(reasonSchema));
