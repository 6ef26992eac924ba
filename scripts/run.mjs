// Runs a program of ours on the pinned Node, with packages installed: `node scripts/run.mjs server/dev.ts …`.
import { become, ensureInstalled } from "./setup.mjs";

const [script, ...args] = process.argv.slice(2);
ensureInstalled();
become(script, args);
