import type { ArticlePart } from "./lay-out-article.server.ts";
import { Prose } from "#app/content/markdown/prose.tsx";
import { BarList } from "#app/ui/charts/bar-list.tsx";

interface ArticlePartsProps {
  parts: readonly ArticlePart[];
  className: string;
}

export const ArticleParts = ({ parts, className }: ArticlePartsProps) =>
  parts.map((part) =>
    "html" in part ? (
      <Prose key={part.key} html={part.html} className={className} />
    ) : (
      <div
        key={part.key}
        className="my-8 max-w-2xl rounded-surface border border-line bg-surface p-5"
      >
        {part.chart.bars.length > 0 ? (
          <BarList {...part.chart} />
        ) : (
          <p className="text-sm text-ink-2">{`${part.chart.title}: not known yet.`}</p>
        )}
      </div>
    ),
  );
