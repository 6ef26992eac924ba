import type { Illustration } from "#app/content/articles/article.ts";

/** Drawn once by `scripts/draw-share-images.mjs`. */
export const shareImageOf = (illustration: Illustration): string =>
  `/share/${"trade" in illustration ? illustration.trade : illustration.scene}.png`;
