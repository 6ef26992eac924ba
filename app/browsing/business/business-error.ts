import type { ErrorText } from "#app/shell/error-text.ts";

const back = { label: "Back to Businesses", to: "/businesses" };

export function businessError(status: number, here: string): ErrorText | null {
  if (status === 404)
    return {
      title: "Business not found",
      text: "There is no business at this address. Check that you have the whole link.",
      offer: [back],
    };
  if (status === 410)
    return {
      title: "No longer for sale",
      text: "The owner took this listing down, or it expired.",
      offer: [back],
    };
  if (status >= 500)
    return {
      title: "Failed to load business details",
      text: "Something went wrong on our end. The error was logged. Try again in a moment.",
      offer: [{ label: "Try Again", to: here }, back],
    };
  return null;
}
