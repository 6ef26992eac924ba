import { type ArticleLayout, layOut } from "#app/content/articles/lay-out-article.server.ts";
import type { FigureRows } from "#app/market/figures/market-figures.queries.server.ts";
import { tooSlow } from "#app/platform/files/picture-limits.ts";

const tooLarge = { ok: false, reason: "too-large" } as const;

export type LaidOut = { ok: true; layout: ArticleLayout } | typeof tooSlow | typeof tooLarge;

/** Sixty thousand characters of plain Markdown take a tenth of it. */
const mostMs = 250;

/** A table of many columns has a cell for each in every row, and a reference repeats its address. */
const mostHtml = 1_000_000;

/**
 * Runs in its own process (`server/file-worker.ts`): the parser takes quadratic time for some texts, and overflows its
 * stack for others. Counts the time of the processor, so that a busy machine refuses nothing.
 */
export async function layOutTask(
  bytes: Buffer,
  { figures }: { figures: FigureRows },
): Promise<LaidOut> {
  const before = process.threadCpuUsage();
  try {
    const layout = layOut(bytes.toString(), figures);
    const { user, system } = process.threadCpuUsage(before);
    // Also says what to change, where it took long because it is large.
    if (htmlLength(layout) > mostHtml) return tooLarge;
    return (user + system) / 1000 > mostMs ? tooSlow : { ok: true, layout };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return tooSlow;
  }
}

const htmlLength = ({ intro, sections }: ArticleLayout): number =>
  [intro, ...sections.map(({ parts }) => parts)]
    .flat()
    .reduce((sum, part) => sum + ("html" in part ? part.html.length : 0), 0);
