import { maskSecrets } from "#app/platform/mask-secrets.ts";

export function describeFailure(output: unknown): string | null {
  if (typeof output !== "object" || output === null) return null;
  const { message, name } = output as { message?: unknown; name?: unknown };
  const words = typeof message === "string" && message !== "" ? message : name;
  return typeof words === "string" ? describeError(words) : "Failed without a reason.";
}

/** A failed query repeats its parameters, which may be emails or tokens. */
export function describeError(message: string, maxLength = 400): string {
  const text = maskSecrets(message.replace(/\nparams: [\s\S]*$/, "")).trim();
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}
