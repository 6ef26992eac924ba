export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger" | "on-deep";
export type ButtonSize = "sm" | "md" | "lg";

const base =
  "inline-flex items-center justify-center gap-2 rounded-control font-semibold whitespace-nowrap " +
  "transition-colors duration-120 select-none disabled:cursor-not-allowed aria-disabled:cursor-not-allowed";

const variants: Record<ButtonVariant, string> = {
  primary:
    "bg-accent text-on-accent hover:bg-accent-strong disabled:bg-line disabled:text-ink-3 border border-transparent",
  secondary:
    "border border-line-strong bg-surface text-ink hover:border-ink hover:bg-sunken disabled:border-line disabled:bg-sunken disabled:text-ink-3",
  quiet:
    "text-accent hover:bg-accent-soft hover:text-accent-strong disabled:text-ink-3 disabled:bg-transparent",
  danger:
    "bg-danger text-on-danger hover:opacity-90 disabled:bg-line disabled:text-ink-3 border border-transparent",
  "on-deep":
    "bg-on-deep text-deep hover:bg-on-deep-2 border border-transparent disabled:bg-deep-line disabled:text-on-deep-2",
};

const sizes: Record<ButtonSize, string> = {
  sm: "min-h-9 px-3 py-1 text-sm",
  md: "min-h-11 px-4.5 py-2 text-sm",
  lg: "min-h-13 px-6 py-3 text-base",
};

export function buttonClass(variant: ButtonVariant = "primary", size: ButtonSize = "md"): string {
  return `${base} ${variants[variant]} ${sizes[size]}`;
}
