interface IconProps {
  /** One of `icon-paths.ts`. */
  path: string;
  className?: string;
}

/** Always beside a word, or inside a control that has a name: never read aloud. */
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
