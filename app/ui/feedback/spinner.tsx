export function Spinner({ label }: { label?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className="size-5 animate-[turn_900ms_linear_infinite]"
    >
      <path d="M12 3a9 9 0 0 0-9 9" />
      <path d="M12 21a9 9 0 0 0 9-9" />
    </svg>
  );
}
