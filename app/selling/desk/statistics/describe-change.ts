import type { Period, Total } from "./statistics.ts";
import { formatNumber } from "#app/ui/format/format-count.ts";
import { formatPercent } from "#app/ui/format/format-percent.ts";

interface Change {
  text: string;
  direction: "up" | "down" | "flat";
}

/** Below this, a percentage says more than there is: one view more is not "100% up". */
const percentFrom = 20;

/** How a total compares with the period before; undefined where there is nothing to compare with. */
export function describeChange({ count, before }: Total, period: Period): Change | undefined {
  if (before === null) return undefined;
  const then = `the ${period} days before`;
  if (count === before) return { text: `As many as in ${then}`, direction: "flat" };
  const direction = count > before ? "up" : "down";
  const difference = Math.abs(count - before);
  const amount =
    before >= percentFrom
      ? formatPercent(Math.round((difference / before) * 100))
      : formatNumber(difference);
  return {
    text: direction === "up" ? `${amount} more than in ${then}` : `${amount} fewer than in ${then}`,
    direction,
  };
}
