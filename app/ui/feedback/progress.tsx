interface ProgressProps {
  label: string;
  value: number;
  max?: number;
  text?: string;
}

export function Progress({ label, value, max = 100, text }: ProgressProps) {
  const share = Math.min(100, Math.max(0, (value / max) * 100));
  return (
    <div>
      <div className="mb-1.5 flex justify-between gap-4 text-sm">
        <span className="font-medium">{label}</span>
        <span className="figures text-ink-2">{text ?? `${String(Math.round(share))}%`}</span>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={Math.round(share)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={text}
        className="h-2 overflow-hidden rounded-full bg-line forced-colors:border"
      >
        <div
          className="h-full bg-accent transition-[width] duration-200 forced-colors:bg-[Highlight]"
          style={{ width: `${String(share)}%` }}
        />
      </div>
    </div>
  );
}
