import type { Illustration } from "#app/content/articles/article.ts";
import trades from "#app/listings/card/trades.svg?url";

export const ArticleIllustration = ({
  illustration,
  className,
}: {
  illustration: Illustration;
  className: string;
}) => (
  <svg aria-hidden="true" className={className}>
    <use href={`${trades}#${"trade" in illustration ? illustration.trade : "retail"}`} />
  </svg>
);
