// `npm start`: on a fresh clone, as the very first command, it sets up everything and then serves.
import { become, ensureBuilt, ensureInstalled } from "./setup.mjs";

ensureInstalled();
ensureBuilt();
become("build/server/main.js");
