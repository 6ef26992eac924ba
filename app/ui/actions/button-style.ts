export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger" | "on-deep";
export type ButtonSize = "sm" | "md" | "lg";

/** For elements that only look like buttons; the look is in `parts.css`. */
export const buttonClass = (variant: ButtonVariant = "primary", size: ButtonSize = "md"): string =>
  `btn btn-${variant} btn-${size}`;
