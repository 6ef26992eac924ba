import { createContext } from "react-router";
import type { Viewer } from "#app/accounts/viewer.ts";

/**
 * The signed-in person, set by the guards. It has no default: a loader or action that reads it on a route without a guard
 * fails instead of treating everybody as signed in.
 */
export const viewerContext = createContext<Viewer>();
