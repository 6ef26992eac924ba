import { formatNumber } from "#app/ui/format/format-count.ts";

export const counted = (total: number, all: number, noun: string): string =>
  `${formatNumber(total)} of ${formatNumber(all)} ${noun}`;
