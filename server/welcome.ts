import type { Env } from "#app/platform/env.ts";
import { demoAccounts, demoPassword } from "#app/accounts/demo-accounts.ts";
import { brand } from "#app/shared/brand.ts";

export function welcome(env: Env, port: number): string {
  const lines = [`${brand.name} is running at http://localhost:${port}`];
  if (env.DEMO) {
    lines.push("", `Demonstration accounts (password: ${demoPassword})`);
    for (const { role, email } of demoAccounts) lines.push(`  ${role.padEnd(14)} ${email}`);
  }
  lines.push("", "Stop with Ctrl+C.");
  return `\n${lines.map((line) => `  ${line}`).join("\n")}\n`;
}
