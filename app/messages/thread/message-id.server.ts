import { createHash } from "node:crypto";
import { createIdAt, isId } from "#app/platform/db/id.ts";

/**
 * The id of the message that a form sends: the time of the form and a hash of sender and form key. However often the form is
 * submitted, it is one message, and nobody can guess the id of another person's message.
 */
export function messageIdFor(senderId: string, formKey: string, now: Date): string {
  if (!isId(formKey)) return createIdAt(now.getTime());
  const chance = createHash("sha256").update(`${senderId} ${formKey}`).digest().subarray(0, 10);
  return createIdAt(Number.parseInt(formKey.replaceAll("-", "").slice(0, 12), 16), chance);
}
