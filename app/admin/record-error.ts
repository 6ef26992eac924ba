import type { ErrorText } from "#app/shell/error-text.ts";

const records = {
  user: {
    list: { label: "Back to users", to: "/admin/users" },
    missing: "The address may be wrong, or the account was deleted.",
  },
  listing: {
    list: { label: "Back to listings", to: "/admin/listings" },
    missing:
      "There is no listing at this address. It may have been a draft that its owner deleted.",
  },
  conversation: {
    list: { label: "Back to messages", to: "/admin/messages" },
    missing: "There is no conversation at this address. Check that you have the whole link.",
  },
} as const;

/** The error texts of a detail page; null for errors that any page may have. */
export function recordError(
  record: keyof typeof records,
  status: number,
  here: string,
): ErrorText | null {
  const { list, missing } = records[record];
  if (status === 404)
    return {
      title: `${record.charAt(0).toUpperCase()}${record.slice(1)} not found`,
      text: missing,
      offer: [list],
    };
  if (status >= 500)
    return {
      title: `Failed to load ${record}`,
      text: "Something went wrong on our end. The error was logged. Try again in a moment.",
      offer: [{ label: "Try Again", to: here }, list],
    };
  return null;
}
