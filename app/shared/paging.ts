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
