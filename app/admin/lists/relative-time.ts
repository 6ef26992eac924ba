const hourMs = 3_600_000;

export function formatAge(moment: Date, now: Date): string {
  const hours = Math.floor((now.getTime() - moment.getTime()) / hourMs);
  if (hours < 1) return "Just now";
  if (hours < 24) return `${String(hours)}h ago`;
  if (hours < 168) return `${String(Math.floor(hours / 24))}d ago`;
  return `${String(Math.floor(hours / 168))}w ago`;
}
