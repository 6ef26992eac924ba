import type { Figure } from "./list-figures.ts";
import type { Scope } from "#app/market/figures/figure.ts";
import { marketHref, marketRoot } from "#app/market/groups/scope-address.ts";
import type { ShareImage } from "#app/platform/share-images/share-image.ts";

export const marketShareRoot = "/share/market";

/** Part of an address: "restaurants~ontario". */
export const shareIdOf = (scope: Scope): string =>
  marketHref(scope)
    .slice(marketRoot.length + 1)
    .replaceAll("/", "~") || "all";

/** Its amounts have no code of a currency. */
export const shareCurrency = "In Canadian dollars";

export const marketShareImage = (title: string, figures: readonly Figure[]): ShareImage => ({
  eyebrow: `Market figures · ${shareCurrency}`,
  title,
  figures: figures
    .filter(({ measure }) => ["listings", "median-price", "median-multiple"].includes(measure))
    .map(({ label, value }) => ({ label, value })),
  picture: null,
});
