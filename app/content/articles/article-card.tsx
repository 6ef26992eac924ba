import type { ArticleLink } from "./load-article.server.ts";
import { ArticleIllustration } from "./illustrations/article-illustration.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

interface ArticleCardProps {
  link: ArticleLink;
  headingLevel: 2 | 3;
}

export function ArticleCard({ link, headingLevel }: ArticleCardProps) {
  const { to, title, summary, readingTime, illustration } = link;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className="group relative flex flex-col gap-3">
      <ArticleIllustration
        illustration={illustration}
        className="aspect-3/2 w-full rounded-surface"
      />
      <Heading className="font-serif text-xl leading-tight font-medium tracking-tight text-balance">
        <PlainLink
          to={to}
          prefetch
          className="after:absolute after:inset-0 group-hover:text-accent group-hover:underline"
        >
          {title}
        </PlainLink>
      </Heading>
      <p className="text-sm text-ink-2">{summary}</p>
      <p className="text-sm text-ink-3">{readingTime}</p>
    </article>
  );
}
