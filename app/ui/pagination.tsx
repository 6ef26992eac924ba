import { Icon } from "./icon.tsx";
import type { ReactNode } from "react";
import { pageNumbers } from "./page-numbers.ts";
import { PlainLink } from "./plain-link.tsx";

interface PaginationProps {
  label?: string;
  page: number;
  pages: number;
  href: (page: number) => string;
}

const box =
  "inline-flex min-h-10 min-w-10 items-center justify-center gap-1 rounded-control px-2 text-sm figures";

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
            <li key={`gap-${String(index)}`} aria-hidden="true" className={`${box} text-ink-3`}>
              …
            </li>
          ) : (
            <li key={item}>
              <PlainLink
                to={href(item)}
                aria-label={`Page ${String(item)}`}
                aria-current={item === page ? "page" : undefined}
                className={`${box} hover:bg-sunken aria-[current]:bg-ink aria-[current]:font-semibold aria-[current]:text-paper`}
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
  const look = `${box} px-3 font-semibold`;
  return to ? (
    <PlainLink to={to} rel={rel} className={`${look} text-accent hover:bg-accent-soft`}>
      {children}
    </PlainLink>
  ) : (
    <span aria-hidden="true" className={`${look} invisible`}>
      {children}
    </span>
  );
}
