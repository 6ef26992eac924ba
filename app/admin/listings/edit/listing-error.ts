import type { ErrorText } from "#app/shell/error-text.ts";

const back = { label: "Back to listings", to: "/admin/listings" };

/** The error texts of the pages about one listing; null for errors that any page may have. */
export function listingError(status: number, here: string): ErrorText | null {
  if (status === 404)
    return {
      title: "Listing not found",
      text: "There is no listing at this address. It may have been a draft that its owner deleted.",
      offer: [back],
    };
  if (status >= 500)
    return {
      title: "Failed to load listing",
      text: "Something went wrong on our end. The error was logged. Try again in a moment.",
      offer: [{ label: "Try Again", to: here }, back],
    };
  return null;
}
