import { z } from "zod";
import {
  email,
  given,
  newPassword,
  passwordsDiffer,
  personName,
  phone,
} from "#app/accounts/person.schema.ts";
import { minPasswordLength } from "#app/accounts/person.ts";

export const signInSchema = z.object({
  email,
  password: z
    .string()
    .min(minPasswordLength, "Password must be at least 6 characters long")
    .max(256),
});

export type SignInInput = z.infer<typeof signInSchema>;

const namesMissing = "First name and last name are required";

export const signUpSchema = z
  .object({
    email,
    password: newPassword,
    confirmPassword: z.string(),
    firstName: given(namesMissing).pipe(personName),
    lastName: given(namesMissing).pipe(personName),
    phone: given("Phone number is required").pipe(phone),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, passwordsDiffer);

export type SignUpInput = z.infer<typeof signUpSchema>;
