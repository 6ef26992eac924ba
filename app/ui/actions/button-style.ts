export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger" | "on-deep";
export type ButtonSize = "sm" | "md" | "lg";

/** For what looks like a button and is none of `button.tsx`; the look is in `parts.css`. */
export const buttonClass = (variant: ButtonVariant = "primary", size: ButtonSize = "md"): string =>
  `btn btn-${variant} btn-${size}`;
