export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger" | "on-deep";
export type ButtonSize = "sm" | "md" | "lg";

export const buttonClass = (variant: ButtonVariant = "primary", size: ButtonSize = "md"): string =>
  `btn btn-${variant} btn-${size}`;
