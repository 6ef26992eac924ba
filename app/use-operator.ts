import { useRouteLoaderData } from "react-router";
import type { Operator } from "#app/shared/brand.ts";

/** Who runs this site; null if it is not set, or not known because the page around it failed to load. */
export const useOperator = (): Operator | null =>
  (useRouteLoaderData("root") as { operator: Operator | null } | undefined)?.operator ?? null;
