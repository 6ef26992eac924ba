import type { ErrorText } from "#app/shell/error-text.ts";

const back = { label: "Back to messages", to: "/admin/messages" };

/** The error texts of the page; null for errors that any page may have. */
export function conversationError(status: number, here: string): ErrorText | null {
  if (status === 404)
    return {
      title: "Conversation not found",
      text: "There is no conversation at this address. Check that you have the whole link.",
      offer: [back],
    };
  if (status >= 500)
    return {
      title: "Failed to load conversation",
      text: "Something went wrong on our end. The error was logged. Try again in a moment.",
      offer: [{ label: "Try Again", to: here }, back],
    };
  return null;
}
