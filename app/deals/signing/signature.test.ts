import { expect, test } from "vitest";
import { readSignature } from "./read-signature.ts";

const hash = "a".repeat(64);

function fill(changes: Record<string, string>, omitted?: string): FormData {
  const form = new FormData();
  const fields = { typedName: "Ann Lee", consent: "on", bodyHash: hash, ...changes };
  for (const [name, value] of Object.entries(fields)) if (name !== omitted) form.set(name, value);
  return form;
}

test.each([
  ["Ann Lee", "Ann Lee"],
  ["  Zoë \n O’Neill-Roy ", "Zoë O’Neill-Roy"],
  ["Łukasz Śliwa", "Łukasz Śliwa"],
  ["Иван Петров", "Иван Петров"],
  ["李小龍", "李小龍"],
  ["محمد الفاسي", "محمد الفاسي"],
])("%j is a signature", (typed, typedName) => {
  expect(readSignature(fill({ typedName: typed }))).toEqual({
    ok: true,
    signature: { typedName, bodyHash: hash },
  });
});

test.each(["", " ", "Ann", "李", "Ann L33", "<b>Ann Lee</b>", "Ann Lee\u0000", "A ".repeat(61)])(
  "%j is none, and comes back as it was typed",
  (typedName) => {
    expect(readSignature(fill({ typedName }))).toMatchObject({
      ok: false,
      refusal: {
        errors: { typedName: expect.any(String) },
        typed: { typedName, consent: "on" },
      },
    });
  },
);

test("without consent nothing is signed", () => {
  expect(readSignature(fill({}, "consent"))).toMatchObject({
    ok: false,
    refusal: { errors: { consent: expect.any(String) }, typed: { typedName: "Ann Lee" } },
  });
});
