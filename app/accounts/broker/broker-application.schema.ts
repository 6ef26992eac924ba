import { z } from "zod";
import { findRegion } from "#app/shared/places.ts";

export const brokerApplicationSchema = z.object({
  licenseNumber: z
    .string()
    .trim()
    .min(1, "Enter your licence number")
    .max(40, "Use at most 40 characters")
    .regex(
      /^[\p{L}\d][\p{L}\d ./-]*$/u,
      "Use letters, digits, spaces, dots, slashes and dashes only",
    ),
  region: z
    .string()
    .trim()
    .refine((code) => findRegion(code)?.code === code, "Choose where you are licensed"),
  brokerage: z
    .string()
    .trim()
    .min(1, "Enter the name of your brokerage")
    .max(120, "Use at most 120 characters"),
});
export type BrokerApplicationInput = z.infer<typeof brokerApplicationSchema>;
