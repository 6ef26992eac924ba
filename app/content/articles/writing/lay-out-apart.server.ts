import type { ArticleLayout } from "#app/content/articles/lay-out-article.server.ts";
import type { LaidOut } from "./lay-out-task.server.ts";
import { findTags } from "#app/market/figures/figure.ts";
import {
  type FigureRows,
  findFigures,
  scopesOf,
} from "#app/market/figures/market-figures.queries.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { tooSlow } from "#app/platform/files/picture-limits.ts";
import { runFileTask } from "#app/platform/files/run-file-task.ts";
import { takeTurn } from "#app/platform/files/take-turn.ts";

export type ApartOutcome =
  | { ok: true; layout: ArticleLayout }
  | { ok: false; reason: "too-slow" | "too-large" | "busy" };

/** Starting takes up to a second. */
const maxProcessorMs = 3_000;

/** Not in this process, because an unusual text would stop every other request. */
export function layOutApart(
  personId: string,
  body: string,
  { figures = new Map(), signal }: { figures?: FigureRows; signal?: AbortSignal | undefined } = {},
): Promise<ApartOutcome> {
  const task = {
    name: "article",
    bytes: new TextEncoder().encode(body),
    options: { figures },
    maxProcessorMs,
  };
  return takeTurn(personId, async () => {
    // Whoever types on asks again: what they no longer wait for must not delay their save.
    if (signal?.aborted) return { ok: false, reason: "busy" };
    return (await runFileTask<LaidOut>(task)) ?? tooSlow;
  });
}

/** With the live values of its figures. */
export async function previewArticle(
  db: Db,
  personId: string,
  body: string,
  signal?: AbortSignal,
): Promise<ApartOutcome> {
  const figures = await findFigures(db, scopesOf(findTags(body)));
  return layOutApart(personId, body, { figures, signal });
}

export const layOutProblems = {
  "too-slow": "This text takes too long to lay out. Look for long runs of _, *, [ or >.",
  "too-large":
    "This text becomes too large on its page. Use tables with fewer columns and shorter links.",
  busy: "We are still working on other texts. Please try again in a minute.",
} as const;
