/** An upper bound, because time zones and currencies come from data. */
const most = 200;

/** Creating an Intl format takes fifty times as long as using it, and a page uses dozens. */
export function memoize<const Key extends readonly (string | boolean)[], Format>(
  make: (...key: Key) => Format,
): (...key: Key) => Format {
  const kept = new Map<string, Format>();
  return (...key) => {
    const name = key.join(" ");
    const known = kept.get(name);
    if (known !== undefined) return known;
    const format = make(...key);
    if (kept.size >= most) kept.clear();
    kept.set(name, format);
    return format;
  };
}
