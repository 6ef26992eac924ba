import { z } from "zod";
import { newPassword } from "#app/accounts/person.schema.ts";

export const newPasswordSchema = z
  .object({ newPassword, confirmPassword: z.string().max(256) })
  .superRefine((typed, context) => {
    if (typed.newPassword !== typed.confirmPassword)
      context.addIssue({
        code: "custom",
        path: ["confirmPassword"],
        message: "Passwords do not match",
      });
  });
