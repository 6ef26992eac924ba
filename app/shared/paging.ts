/** Which part of a long list is shown. Pages count from 1. */
export interface Page {
  page: number;
  size: number;
}

export interface Paged<Row> {
  rows: Row[];
  total: number;
  page: number;
  pages: number;
}

/** The page of a URL; anything that is not a number is page 1. */
export function pageFrom(params: URLSearchParams, size: number): Page {
  const text = params.get("page") ?? "";
  const page = /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
  return { page, size };
}

export const offsetOf = ({ page, size }: Page): number => (page - 1) * size;

export function paged<Row>(rows: Row[], total: number, { page, size }: Page): Paged<Row> {
  return { rows, total, page, pages: Math.max(1, Math.ceil(total / size)) };
}

export function pageHref(pathname: string, search: string, page: number): string {
  const params = new URLSearchParams(search);
  if (page > 1) params.set("page", String(page));
  else params.delete("page");
  const query = params.toString();
  return query ? `${pathname}?${query}` : pathname;
}

/** The ends, the current page and its neighbours. "gap" stands for omitted pages. */
export function pageNumbers(current: number, last: number): (number | "gap")[] {
  const wanted = new Set([1, 2, current - 1, current, current + 1, last - 1, last]);
  const pages = [...wanted].filter((page) => page >= 1 && page <= last).sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const before = pages[index - 1] ?? 0;
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? ["gap" as const, page] : [page];
  });
}
