import { z } from "zod";
import { identityDocumentKinds } from "./identity-verification.ts";

export const identityRequestSchema = z.object({
  legalName: z
    .string()
    .trim()
    .min(1, "Enter your name as it is on the document")
    .max(160, "Use at most 160 characters")
    .regex(/^[^\p{Cc}<>]*$/u, "Leave out the characters < and >"),
  documentKind: z.enum(identityDocumentKinds, "Choose the kind of document"),
});
export type IdentityRequestInput = z.infer<typeof identityRequestSchema>;
