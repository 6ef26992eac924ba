import trades from "./trades.svg?raw";
import type { CategorySlug } from "#app/listings/category.ts";
import { symbolsOf } from "#app/platform/share-images/share-image.ts";

const drawings = symbolsOf(trades);

/** The drawing of a trade as markup, for an image that we draw ourselves. */
export const tradeDrawing = (category: CategorySlug): string => drawings.get(category)!;
