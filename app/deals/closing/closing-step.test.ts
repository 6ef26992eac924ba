import { expect, test } from "vitest";
import { countryCodes } from "#app/shared/places.ts";
import { dueOnSchema } from "./closing.schema.ts";
import { maxLabel, maxSteps, planClosing, remindersDue } from "./closing-step.ts";

test("the checklist has the country's steps and the conditions of the offer, with their days", () => {
  const conditions = [
    { kind: "lease", text: "x".repeat(500), by: "2026-12-20" },
    { kind: "financing", text: "", by: "2027-01-10" },
  ] as const;
  for (const country of countryCodes) {
    const steps = planClosing(country, conditions);
    expect(steps.length).toBeLessThan(maxSteps);
    expect(steps.every(({ label }) => label.length > 0 && label.length <= maxLabel)).toBe(true);
    expect(steps.filter(({ dueOn }) => dueOn)).toMatchObject([
      { owner: "both", professional: "landlord", dueOn: "2026-12-20" },
      {
        label: "Condition: financing",
        owner: "buyer",
        professional: "lender",
        dueOn: "2027-01-10",
      },
    ]);
    expect(new Set(steps.map(({ label }) => label)).size).toBe(steps.length);
  }
  expect(planClosing("MX", []).some(({ label }) => label.includes("notary"))).toBe(true);
});

test.each([
  [null, 0],
  ["2026-12-23", 0],
  ["2026-12-22", 1],
  ["2026-12-20", 1],
  ["2026-12-19", 2],
  ["2026-12-01", 2],
] as const)("a step due on %s has brought %d reminders by December 19", (dueOn, count) => {
  expect(remindersDue(dueOn, "2026-12-19")).toBe(count);
});

test.each(["0000-01-01", "1999-12-31", "2026-02-30", "2026-1-1", "tomorrow"])(
  "%s is no day for a step",
  (dueOn) => expect(dueOnSchema.safeParse({ dueOn }).success).toBe(false),
);
