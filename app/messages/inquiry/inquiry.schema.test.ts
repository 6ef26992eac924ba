import { expect, test } from "vitest";
import { fieldErrors } from "#app/shared/form-errors.ts";
import { inquirySchema } from "./inquiry.schema.ts";

const filled = {
  fullName: "Zoë O’Neill-Núñez",
  phoneNumber: "+1 (416) 555-0100",
  emailAddress: "Zoe@Example.com ",
  message: "  Hello,\r\nis the lease transferable?  ",
};
const faults = (changes: Partial<typeof filled>) => {
  const parsed = inquirySchema.safeParse({ ...filled, ...changes });
  return parsed.success ? {} : fieldErrors(parsed.error.issues);
};

test("accepts and normalizes a complete form", () => {
  expect(inquirySchema.parse(filled)).toEqual({
    fullName: "Zoë O’Neill-Núñez",
    phoneNumber: "+1 (416) 555-0100",
    emailAddress: "zoe@example.com",
    message: "Hello,\nis the lease transferable?",
  });
  expect(faults({ message: "" })).toEqual({});
});

test("has a message for each empty field", () => {
  expect(faults({ fullName: " ", phoneNumber: "", emailAddress: " " })).toEqual({
    fullName: "Enter your full name",
    phoneNumber: "Enter your phone number",
    emailAddress: "Enter your email address",
  });
});

test.each([
  ["fullName", "Robin 2nd", "Use letters"],
  ["phoneNumber", "call me", "Use digits"],
  ["phoneNumber", "12345", "at least 7 digits"],
  ["emailAddress", "robin@home", "like name@example.com"],
  ["emailAddress", "rob\0in@example.com", "like name@example.com"],
  ["message", "look: <b>", "Leave out these characters: < > ]"],
  ["message", "x".repeat(5001), "at most 5,000"],
] as const)("refuses in %s: %s", (field, value, words) => {
  expect(faults({ [field]: value })[field]).toContain(words);
});
