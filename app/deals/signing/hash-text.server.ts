import { createHash } from "node:crypto";

/** Two texts with the same hash are the same text. */
export const hashText = (text: string): string => createHash("sha256").update(text).digest("hex");
