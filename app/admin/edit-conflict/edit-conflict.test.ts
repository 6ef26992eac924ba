import { expect, test } from "vitest";
import { applyChoices, conflictOf } from "./edit-conflict.ts";

const version = { firstName: "Ada", city: "Lyon" };

test("says whether both changed a field", () => {
  const current = { firstName: "Eva", city: "Paris" };
  const mine = { firstName: "Ida", city: "Lyon" };
  const change = { changedBy: "Ada Lund", changedAt: null };
  expect(conflictOf("firstName", { version, current, mine }, change)).toEqual({
    field: "firstName",
    theirs: "Eva",
    mine: "Ida",
    isTouched: true,
    ...change,
  });
  expect(conflictOf("city", { version, current, mine }, change).isTouched).toBe(false);
});

test("takes theirs where chosen, and ignores unknown fields", () => {
  const form = new FormData();
  form.set("choice.city", "theirs");
  form.set("choice.firstName", "mine");
  form.set("choice.userType", "theirs");
  const shown = { firstName: "Eva", city: "Paris", userType: "admin" };
  expect(applyChoices(form, { firstName: "Ida", city: "Lyon" }, shown)).toEqual({
    firstName: "Ida",
    city: "Paris",
  });
});
