import { z } from "zod";
import { mostFeaturedSlots } from "#app/search/featured/featured-slots.ts";

const message = `Enter a whole number from 0 to ${String(mostFeaturedSlots)}`;

const slots = z
  .string(message)
  .trim()
  .regex(/^\d{1,2}$/, message)
  .transform(Number)
  .pipe(z.int().max(mostFeaturedSlots, message));

export const featuredFormSchema = z.object({ strip: slots, home: slots });
