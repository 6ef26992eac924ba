import { describe, expect, test } from "vitest";
import { changesOf, parseBase, parseChanges } from "./check-changes.ts";
import { canEdit, fieldNames } from "./listing-fields.ts";
import { readFields } from "./read-fields.ts";

function aForm(entries: [string, string][]): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}

describe("form fields", () => {
  test("the main category comes first, and several inputs make one text", () => {
    const form = aForm([
      ["categories", "food-beverage"],
      ["categories", "retail"],
      ["mainCategory", "retail"],
      ["askingPriceSpecific", "450,000"],
      ["askingPriceRange", ""],
      ["employeesMin", "4"],
      ["employeesMax", ""],
      ["quickSale", "yes"],
    ]);
    expect(
      readFields(form, ["categories", "askingPrice", "employees", "quickSale", "distressed"]),
    ).toEqual({
      categories: "retail,food-beverage",
      askingPrice: "amount:450,000",
      employees: "4-",
      quickSale: "yes",
      distressed: "",
    });
  });

  test("fields missing from the form stay unchanged", () => {
    expect(readFields(aForm([]), ["cityTown", "askingPrice", "employees"])).toEqual({});
  });

  test("ignores files", () => {
    const form = new FormData();
    form.append("cityTown", new Blob(["x"]));
    expect(readFields(form, ["cityTown"])).toEqual({ cityTown: "" });
  });

  test("only differences from the rendered form are changes; browsers' line breaks are not", () => {
    const base = { generalSummary: "One\nTwo", cityTown: "Guelph" };
    const sent = { generalSummary: "One\r\nTwo", cityTown: "Hamilton" };
    expect(changesOf(base, sent)).toEqual({ cityTown: { from: "Guelph", to: "Hamilton" } });
  });
});

test.each([
  [null],
  ["{"],
  ["[]"],
  ['{"status":{"from":"draft","to":"active"}}'],
  ['{"__proto__":{"from":"","to":""},"constructor":{"from":"","to":""}}'],
  ['{"cityTown":{"from":1,"to":"x"}}'],
  [JSON.stringify({ cityTown: { from: "", to: "x".repeat(20_001) } })],
])("%s is not a change", (json) => {
  expect(parseChanges(json)).toBeNull();
});

test("treats an invalid base as empty", () => {
  for (const json of [undefined, "{", "[1]", '{"owner":"me"}']) expect(parseBase(json)).toEqual({});
});

test("the state determines which fields may change", () => {
  const open = (status: Parameters<typeof canEdit>[1]) =>
    fieldNames.filter((name) => canEdit(name, status));
  expect(open("draft")).toEqual(fieldNames);
  expect(open("active")).toEqual(fieldNames);
  expect(open("expired")).toEqual(fieldNames);
  expect(open("pending")).not.toContain("generalSummary");
  expect(open("pending")).toContain("leaseTerms");
  expect(open("sold").every((name) => /^(contact|preferred|response|answers)/.test(name))).toBe(
    true,
  );
});
