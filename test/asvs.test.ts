import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "#app/platform/project-root.ts";

const text = readFileSync(join(projectRoot, "docs/asvs.md"), "utf8");
const rows = [...text.matchAll(/^\| (V[\d.]+) +\| ([12]) +\| (.+?) +\| (.+?) +\|$/gm)].map(
  ([, id = "", level, , where = ""]) => ({ id, level, where }),
);

/** Of ASVS 5.0.0. */
test("all requirements of levels 1 and 2 are listed once", () => {
  expect(rows.filter(({ level }) => level === "1")).toHaveLength(70);
  expect(rows.filter(({ level }) => level === "2")).toHaveLength(183);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(253);
});

test("every file named as evidence exists", () => {
  const files = [...text.matchAll(/`([\w./-]+\.(?:tsx?|mjs|md|json|example))`/g)].map(
    ([, path]) => path!,
  );
  expect(files.length).toBeGreaterThan(200);
  expect([...new Set(files)].filter((path) => !existsSync(join(projectRoot, path)))).toEqual([]);
});

test("every requirement has evidence, a gap or a reason, and the introduction counts them", () => {
  const kindOf = (where: string) =>
    /^(gap|operator|not applicable): /.exec(where)?.[1] ??
    (/`[\w./-]+\.\w+`|^Below|There are none/.test(where) ? "met" : "nothing");
  const counts = Map.groupBy(rows, ({ where }) => kindOf(where));
  expect(counts.get("nothing") ?? []).toEqual([]);
  const count = (kind: string) => counts.get(kind)?.length ?? 0;
  expect(text).toContain(
    `${count("met")} are met, ${count("operator")} are the operator's, ${count("gap")} are gaps and ${count("not applicable")} do not apply`,
  );
});
