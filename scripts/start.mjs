// `npm start`: on a fresh clone, as the very first command, it sets up everything and then serves.
import { become, ensureBuilt, ensureInstalled } from "./setup.mjs";

ensureInstalled();
ensureBuilt();
// React is slow unless NODE_ENV is production, so the server always gets that; RELEVO_MODE
// distinguishes an operator's production from a demonstration.
const mode =
  process.env.RELEVO_MODE ??
  (process.env.NODE_ENV === "production" ? "production" : "demonstration");
become("build/server/main.js", [], { NODE_ENV: "production", RELEVO_MODE: mode });
