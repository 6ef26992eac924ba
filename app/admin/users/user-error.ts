import type { ErrorText } from "#app/shell/error-text.ts";

const offer = [{ label: "Back to users", to: "/admin/users" }];

/** Null where the usual words of the status fit. */
export function userErrorWords(status: number): ErrorText | null {
  if (status === 404)
    return {
      title: "User not found",
      text: "The address may be wrong, or the account was deleted.",
      offer,
    };
  if (status >= 500)
    return {
      title: "Failed to load user",
      text: "The error was logged. Try again in a moment.",
      offer,
    };
  return null;
}
