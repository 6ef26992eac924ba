// `npm start`: on a fresh clone, as the very first command, it does all that is needed and then serves.
import { become, ensureBuilt, ensureInstalled } from "./setup.mjs";

ensureInstalled();
ensureBuilt();
// React is slow unless NODE_ENV says production, so the server always gets that; whether an operator asked for
// production, or somebody only wants to look, is told apart by RELEVO_MODE.
const mode =
  process.env.RELEVO_MODE ??
  (process.env.NODE_ENV === "production" ? "production" : "demonstration");
become("build/server/main.js", [], { NODE_ENV: "production", RELEVO_MODE: mode });
