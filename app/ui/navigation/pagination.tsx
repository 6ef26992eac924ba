import { Icon } from "#app/ui/media/icon.tsx";
import type { ReactNode } from "react";
import { pageNumbers } from "#app/shared/paging.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

interface PaginationProps {
  label?: string;
  page: number;
  pages: number;
  href: (page: number) => string;
}

export function Pagination({ label = "Pages", page, pages, href }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav
      aria-label={label}
      className="flex items-center justify-between gap-2 border-t border-line pt-4"
    >
      <Step to={page > 1 ? href(page - 1) : null} rel="prev">
        <Icon name="chevron-left" className="size-4" />
        Previous
      </Step>
      <ul className="hidden items-center gap-1 sm:flex">
        {pageNumbers(page, pages).map((item, index) =>
          item === "gap" ? (
            <li
              key={`gap-${String(index)}`}
              aria-hidden="true"
              className="page-link pointer-events-none text-ink-3"
            >
              …
            </li>
          ) : (
            <li key={item}>
              <PlainLink
                to={href(item)}
                aria-label={`Page ${String(item)}`}
                aria-current={item === page ? "page" : undefined}
                className="page-link"
              >
                {item}
              </PlainLink>
            </li>
          ),
        )}
      </ul>
      <p className="text-sm text-ink-2 sm:hidden">
        Page {page} of {pages}
      </p>
      <Step to={page < pages ? href(page + 1) : null} rel="next">
        Next
        <Icon name="chevron-right" className="size-4" />
      </Step>
    </nav>
  );
}

function Step({ to, rel, children }: { to: string | null; rel: string; children: ReactNode }) {
  return to ? (
    <PlainLink to={to} rel={rel} className="page-step">
      {children}
    </PlainLink>
  ) : (
    <span aria-hidden="true" className="page-step invisible">
      {children}
    </span>
  );
}
