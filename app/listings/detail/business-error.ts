import type { ErrorText } from "#app/shell/error-text.ts";

const back = { label: "Back to Businesses", to: "/businesses" };

/** The error texts of the business page; null for errors that any page may have. */
export function businessError(status: number, here: string): ErrorText | null {
  if (status === 404)
    return {
      title: "Business not found",
      text: "Nothing is for sale at this address. It may have been typed or copied incompletely.",
      offer: [back],
    };
  if (status === 410)
    return {
      title: "No longer for sale",
      text: "The owner has taken this listing down, or its time on the market has ended.",
      offer: [back],
    };
  if (status >= 500)
    return {
      title: "Failed to load business details",
      text: "Something went wrong on our side. It has been noted; try again in a moment.",
      offer: [{ label: "Try Again", to: here }, back],
    };
  return null;
}
