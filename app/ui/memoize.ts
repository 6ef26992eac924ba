/** More than the product has; a bound all the same, as time zones and currencies come from data. */
const most = 200;

/** Making an Intl format takes fifty times as long as using one, and a page uses dozens: each is made once. */
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
