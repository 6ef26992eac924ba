import { z } from "zod";
import { email, newPassword, personName, phone } from "#app/accounts/person.schema.ts";
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
    firstName: z.string().trim().min(1, namesMissing).pipe(personName),
    lastName: z.string().trim().min(1, namesMissing).pipe(personName),
    phone: z.string().trim().min(1, "Phone number is required").pipe(phone),
  })
  .superRefine(({ password, confirmPassword }, context) => {
    if (password !== confirmPassword)
      context.addIssue({
        code: "custom",
        path: ["confirmPassword"],
        message: "Passwords do not match",
      });
  });

export type SignUpInput = z.infer<typeof signUpSchema>;
