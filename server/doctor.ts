import { readEnv } from "#app/platform/env.ts";
import { createLog } from "#app/platform/log.ts";
import { misused, runCommand } from "./command.ts";
import { examine } from "./examine.ts";

const usage = `Usage: npm run doctor

Checks what the site stands on, one line each. The exit code is 1 if anything is wrong.`;

const marks = { good: "✓", bad: "✗", skipped: "–" };

await runCommand(usage, async (args) => {
  if (args.length > 0) return misused;
  const findings = await examine(readEnv, createLog("silent"));
  for (const { part, state, words } of findings)
    console.log(`${marks[state]} ${part.padEnd(11)} ${words}`);
  if (findings.some(({ state }) => state === "bad")) process.exitCode = 1;
});
