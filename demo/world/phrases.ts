import { z } from "zod";
import { readData } from "#demo/data-folder.ts";

const lines = z.array(z.string().min(1)).min(1);

/** Sentences that fit any trade, by topic. */
export const phrases = readData(
  "phrases.json",
  z.strictObject({
    /** The opening; `@founded` and `@bought` say how the present owners came to it. */
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
  /** The text of the form's field. */
  label: z.string(),
  weight: z.number().positive(),
  /** Minimum years of ownership. */
  tenure: z.int().optional(),
  /** Maximum years. */
  tenureMax: z.int().optional(),
  lines,
});

export type Reason = z.output<typeof reasonSchema>;

export const reasons = readData("reasons.json", z.array(reasonSchema));
