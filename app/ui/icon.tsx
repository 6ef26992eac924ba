interface IconProps {
  /** One of `icon-paths.ts`. */
  path: string;
  className?: string;
}

/** Decorative: always beside text or inside a control with an accessible name. */
export function Icon({ path, className = "size-5" }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`shrink-0 ${className}`}
    >
      <path d={path} />
    </svg>
  );
}
