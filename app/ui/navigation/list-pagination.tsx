import { useLocation } from "react-router";
import { type Paged, pageHref } from "#app/shared/paging.ts";
import { Pagination } from "./pagination.tsx";

interface ListPagesProps {
  label: string;
  list: Pick<Paged<unknown>, "page" | "pages">;
}

export function ListPagination({ label, list: { page, pages } }: ListPagesProps) {
  const { pathname, search } = useLocation();
  return (
    <Pagination
      label={label}
      page={page}
      pages={pages}
      href={(other) => pageHref(pathname, search, other)}
    />
  );
}
