import { z } from "zod";
import { adminAreas } from "./admin-areas.ts";
import { email, given, personName, phone, regionCode } from "#app/accounts/person.schema.ts";
import { userTypes } from "#app/accounts/user.ts";
import { formText } from "#app/shared/form-text.ts";

/** One line without control characters: the database stores no NUL. */
const oneLine = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `Use at most ${most} characters`)
    .regex(/^\P{Cc}*$/u, "Use letters, digits and punctuation only");

export const userEditSchema = z.object({
  firstName: given("First name is required").pipe(personName),
  lastName: given("Last name is required").pipe(personName),
  email: given("Email is required").pipe(email),
  phone: given("Phone is required").pipe(phone),
  userType: z.enum(userTypes, "User type is required"),
  city: oneLine(100),
  region: regionCode,
  emailVerified: z.boolean(),
  phoneVerified: z.boolean(),
  identityVerified: z.boolean(),
  brokerLicense: oneLine(60).transform((text) => text || null),
  adminAreas: z
    .array(z.enum(adminAreas, "Choose areas from the list"))
    .min(1, "Choose at least one area, or no limits")
    .nullable(),
});
export type UserEdit = z.infer<typeof userEditSchema>;

/** A verification tick carries the address or number it was made for, and does not count for a new one. */
export function readUserEdit(form: FormData) {
  const text = (name: string) => formText(form, name);
  const isTickedFor = (name: string, subject: string) =>
    form.has(name) && text(name).trim() === text(subject).trim();
  const isLimited = text("userType") === "admin" && text("access") === "limited";
  return {
    firstName: text("firstName"),
    lastName: text("lastName"),
    email: text("email"),
    phone: text("phone"),
    userType: text("userType"),
    city: text("city"),
    region: text("region"),
    emailVerified: isTickedFor("emailVerified", "email"),
    phoneVerified: isTickedFor("phoneVerified", "phone"),
    identityVerified: form.has("identityVerified"),
    brokerLicense: text("brokerLicense"),
    adminAreas: isLimited
      ? adminAreas.filter((area) => form.getAll("adminAreas").includes(area))
      : null,
  };
}

export type TypedUser = ReturnType<typeof readUserEdit>;
