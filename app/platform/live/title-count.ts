const countInTitle = /^\(\d+\+?\) /;

/** "(2) Leads | Relevo", from a title with or without another count. */
export function titleWithCount(title: string, count: number): string {
  const bare = title.replace(countInTitle, "");
  return count > 0 ? `(${count > 99 ? "99+" : count}) ${bare}` : bare;
}
