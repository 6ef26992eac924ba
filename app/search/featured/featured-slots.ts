/** Used in the strip above a search and on the home page. A site setting replaces the defaults. */
import { z } from "zod";

export const mostFeaturedSlots = 10;

const slots = z.int().min(0).max(mostFeaturedSlots);

export const featuredSlotsSchema = z.object({ strip: slots, home: slots });

export type FeaturedSlots = z.infer<typeof featuredSlotsSchema>;

export const defaultFeaturedSlots: FeaturedSlots = { strip: 5, home: 6 };
