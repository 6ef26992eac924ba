import type { Illustration } from "#app/content/articles/article.ts";
import trades from "#app/listings/card/trades.svg?url";
import scenes from "./scenes.svg?url";

interface ArticleIllustrationProps {
  illustration: Illustration;
  className?: string;
}

export const ArticleIllustration = ({ illustration, className }: ArticleIllustrationProps) => (
  <svg aria-hidden="true" className={className}>
    <use href={symbolHref(illustration)} />
  </svg>
);

const symbolHref = (illustration: Illustration): string =>
  "trade" in illustration ? `${trades}#${illustration.trade}` : `${scenes}#${illustration.scene}`;
