import { describe, expect, test } from "vitest";
import { fieldErrors } from "#app/shared/form-errors.ts";
import { readUserEdit, userEditSchema } from "./user-edit.schema.ts";

const whole = {
  firstName: "Ida",
  lastName: "Roy",
  email: "ida@example.com",
  phone: "416 555 0100",
  userType: "buyer",
};
function parse(fields: Record<string, string>, more: [string, string][] = []) {
  const form = new FormData();
  for (const [name, value] of [...Object.entries(fields), ...more]) form.append(name, value);
  return userEditSchema.safeParse(readUserEdit(form));
}

test("requires only names, email, phone and type", () => {
  expect(parse(whole).data).toEqual({
    ...whole,
    city: "",
    region: null,
    emailVerified: false,
    phoneVerified: false,
    identityVerified: false,
    brokerLicense: null,
    adminAreas: null,
  });
  expect(fieldErrors(parse({}).error!.issues)).toEqual({
    firstName: "First name is required",
    lastName: "Last name is required",
    email: "Email is required",
    phone: "Phone is required",
    userType: "User type is required",
  });
});

test.each([
  ["email", "nobody"],
  ["phone", "12"],
  ["userType", "owner"],
  ["region", "CA-XX"],
  ["city", "a\0b"],
  ["brokerLicense", "x".repeat(61)],
])("rejects %s as %s", (field, value) => {
  expect(Object.keys(fieldErrors(parse({ ...whole, [field]: value }).error!.issues))).toEqual([
    field,
  ]);
});

describe("a verification tick", () => {
  test("counts only for the address it was made for", () => {
    expect(parse({ ...whole, emailVerified: "ida@example.com" }).data?.emailVerified).toBe(true);
    expect(parse({ ...whole, emailVerified: "old@example.com" }).data?.emailVerified).toBe(false);
  });
});

describe("admin areas", () => {
  const admin = { ...whole, userType: "admin" };
  test("are null for unrestricted administrators and everyone else", () => {
    expect(parse({ ...admin, access: "all" }, [["adminAreas", "support"]]).data?.adminAreas).toBe(
      null,
    );
    const buyer = parse({ ...whole, access: "limited" }, [["adminAreas", "support"]]);
    expect(buyer.data?.adminAreas).toBe(null);
  });
  test("must be known, and at least one", () => {
    const limited = { ...admin, access: "limited" };
    expect(parse(limited, [["adminAreas", "finance"]]).data?.adminAreas).toEqual(["finance"]);
    expect(fieldErrors(parse(limited, [["adminAreas", "all"]]).error!.issues)).toHaveProperty(
      "adminAreas",
    );
  });
});
