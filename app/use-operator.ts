import { useRouteLoaderData } from "react-router";
import type { Operator } from "#app/shared/brand.ts";

/** The operator of this site; null if not set, or unknown because the surrounding page failed to load. */
export const useOperator = (): Operator | null =>
  (useRouteLoaderData("root") as { operator: Operator | null } | undefined)?.operator ?? null;
