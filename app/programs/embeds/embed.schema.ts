import { z } from "zod";
import { colourShape } from "./embed-colours.ts";

const colour = z
  .string()
  .trim()
  .toLowerCase()
  .regex(colourShape, "Enter a colour as # and six digits, such as #0b5c52");

export const embedSchema = z.object({ accent: colour, background: colour });
