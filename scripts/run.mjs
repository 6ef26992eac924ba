// Runs one of our programs on the pinned Node, with packages installed: `node scripts/run.mjs
// server/dev.ts …`. Programs in build/ are rebuilt if the sources have changed.
import { become, ensureBuilt, ensureInstalled } from "./setup.mjs";

const [script, ...args] = process.argv.slice(2);
ensureInstalled();
if (script.startsWith("build/")) ensureBuilt();
become(script, args);
