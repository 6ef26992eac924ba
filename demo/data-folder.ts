import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { projectRoot } from "#app/platform/project-root.ts";

/** Contains data/ and photos/. They are read when a database is seeded, and are not bundled. */
export const demoFolder = join(projectRoot, "demo");

export function readData<Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> {
  const text = readFileSync(join(demoFolder, "data", name), "utf8");
  return schema.parse(JSON.parse(text));
}
