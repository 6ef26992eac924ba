import { createContext } from "react-router";
import type { Viewer } from "#app/accounts/viewer.ts";

/** No default: reading it on a route without a guard throws. */
export const viewerContext = createContext<Viewer>();
