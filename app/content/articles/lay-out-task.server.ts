import { type ArticleLayout, layOut } from "./lay-out-article.server.ts";
import type { FigureRows } from "#app/market/figures/market-figures.queries.server.ts";
import { tooSlow } from "#app/platform/files/picture-limits.ts";

export type LaidOut = { ok: true; layout: ArticleLayout } | typeof tooSlow;

/** Sixty thousand characters of plain Markdown take a tenth of it. */
const mostMs = 250;

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
    return (user + system) / 1000 > mostMs ? tooSlow : { ok: true, layout };
  } catch {
    return tooSlow;
  }
}
