import { z } from "zod";
import { lifetimes, type Scope, scopeNames } from "./access-token.ts";

export const newTokenSchema = z.object({
  name: z
    .string("Enter a name")
    .transform((text) => text.replace(/\s+/g, " ").trim())
    .pipe(
      z
        .string()
        .min(1, "Enter a name, so that you recognize it later")
        .max(60, "Use at most 60 characters")
        // PostgreSQL does not store NUL.
        .refine((text) => !text.includes("\0"), "Use letters and digits"),
    ),
  scopes: z
    .array(z.enum(scopeNames as [Scope, ...Scope[]], "Choose from the list"))
    .min(1, "Choose at least one")
    .max(scopeNames.length, "Choose from the list")
    .transform((given) => scopeNames.filter((scope) => given.includes(scope))),
  days: z.coerce.number().pipe(
    z.union(
      lifetimes.map((days) => z.literal(days)),
      "Choose how long it lasts",
    ),
  ),
  password: z.string("Enter your password").min(1, "Enter your password").max(256),
});

export type NewToken = z.output<typeof newTokenSchema>;
