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
