import type { ArticleLink } from "#app/content/help/articles.server.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

export function ArticleList({ links }: { links: readonly ArticleLink[] }) {
  return (
    <ul>
      {links.map(({ to, title, summary }) => (
        <li key={to} className="border-b border-line">
          <PlainLink to={to} prefetch className="group block py-3">
            <span className="font-semibold group-hover:text-accent group-hover:underline">
              {title}
            </span>
            <span className="mt-0.5 block text-sm text-ink-2">{summary}</span>
          </PlainLink>
        </li>
      ))}
    </ul>
  );
}
