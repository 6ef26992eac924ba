export function Sparkline({
  label,
  values,
  className = "h-8 w-28",
}: {
  label: string;
  values: number[];
  className?: string;
}) {
  const max = Math.max(1, ...values);
  const step = 100 / Math.max(1, values.length - 1);
  const points = values
    .map((value, index) => `${String(index * step)},${String(30 - (value / max) * 28)}`)
    .join(" ");
  const end = values.at(-1) ?? 0;
  return (
    <svg
      viewBox="-2 0 106 32"
      role="img"
      aria-label={`${label}: ${values.join(", ")}`}
      className={className}
    >
      <polyline
        points={points}
        fill="none"
        strokeWidth="2"
        strokeLinejoin="round"
        className="stroke-accent"
      />
      <circle cx="100" cy={30 - (end / max) * 28} r="3" className="fill-warm" />
    </svg>
  );
}
