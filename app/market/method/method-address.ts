import type { Measure } from "#app/market/figures/figure.ts";

export const methodPath = "/market/method";

export const methodHref = (measure?: Measure): string =>
  measure ? `${methodPath}#${measure}` : methodPath;
