/** The surrounding region should have `aria-busy`. */
export function Skeleton({ className = "h-4 w-full" }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={`animate-[breathe_1.6s_ease-in-out_infinite] rounded-control bg-line ${className}`}
    />
  );
}
