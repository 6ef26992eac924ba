import { describe, expect, it } from "vitest";
import { parseAlertChange } from "./alert-change.ts";

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
};

describe("parseAlertChange", () => {
  it("parses the forms of our pages", () => {
    expect(parseAlertChange(form({ intent: "pause" }))).toEqual({ kind: "pause" });
    expect(
      parseAlertChange(form({ intent: "edit", frequency: "weekly", name: "  My\n\u0000cafés " })),
    ).toEqual({ kind: "edit", frequency: "weekly", name: "My cafés" });
    expect(
      parseAlertChange(form({ intent: "edit", frequency: "daily", name: "x".repeat(500) })),
    ).toMatchObject({ name: "x".repeat(80) });
  });

  it("rejects everything else", () => {
    for (const fields of [{}, { intent: "confirm" }, { intent: "edit", frequency: "hourly" }])
      expect(parseAlertChange(form(fields as Record<string, string>))).toBeNull();
  });
});
