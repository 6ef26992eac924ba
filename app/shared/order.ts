/** Lists that people put in order, by their ids. */

export function moveStep(ids: readonly string[], id: string, step: -1 | 1): string[] {
  const from = ids.indexOf(id);
  const to = from + step;
  if (from < 0 || to < 0 || to >= ids.length) return [...ids];
  return ids.with(from, ids[to]!).with(to, id);
}

/** The requested order; what was added meanwhile in another tab follows. */
export function mergeOrder(ids: readonly string[], wanted: readonly string[]): string[] {
  const known = [...new Set(wanted)].filter((id) => ids.includes(id));
  return [...known, ...ids.filter((id) => !known.includes(id))];
}
