import type { ArticleLink } from "./load-article.server.ts";
import { ArticleCard } from "./article-card.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { Section } from "#app/ui/layout/section.tsx";

interface ArticleLinksProps {
  previous: ArticleLink | null;
  next: ArticleLink | null;
  related: readonly ArticleLink[];
}

export const ArticleLinks = ({ previous, next, related }: ArticleLinksProps) => (
  <>
    {(previous || next) && (
      <nav aria-label="Previous and next" className="mt-12 grid gap-4 sm:grid-cols-2">
        {previous && <Neighbour label="Previous" link={previous} />}
        {next && <Neighbour label="Next" link={next} className="sm:col-start-2 sm:text-end" />}
      </nav>
    )}
    {related.length > 0 && (
      <div className="mt-14">
        <Section id="related" title="Read on">
          <ul className="grid gap-x-8 gap-y-10 pt-6 sm:grid-cols-2 lg:grid-cols-4">
            {related.map((link) => (
              <li key={link.to}>
                <ArticleCard link={link} headingLevel={3} />
              </li>
            ))}
          </ul>
        </Section>
      </div>
    )}
  </>
);

interface NeighbourProps {
  label: string;
  link: ArticleLink;
  className?: string;
}

const Neighbour = ({ label, link, className = "" }: NeighbourProps) => (
  <PlainLink
    to={link.to}
    prefetch
    className={`group rounded-surface border border-line bg-surface px-5 py-4 ${className}`}
  >
    <span className="block text-sm text-ink-2">{label}</span>
    <span className="font-semibold group-hover:text-accent group-hover:underline">
      {link.title}
    </span>
  </PlainLink>
);
