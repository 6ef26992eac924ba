import type { HelpArticle } from "#app/help-articles.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

/** A guide by its address. Administrators may move it: the old address redirects. */
type Guide = `${"resources" | "guides"}/${string}`;

interface HelpLinkProps {
  article: HelpArticle | Guide;
  /** What the article explains, so that the link makes sense by itself. */
  children: string;
  className?: string;
}

export const HelpLink = ({ article, children, className = "" }: HelpLinkProps) => (
  <PlainLink
    to={article.includes("/") ? `/${article}` : `/help/${article}`}
    className={`no-print inline-flex min-h-6 items-center gap-1.5 text-sm text-ink-2 underline decoration-line-strong underline-offset-4 hover:text-accent ${className}`}
  >
    <Icon name="info" className="size-4 shrink-0" />
    {children}
  </PlainLink>
);
