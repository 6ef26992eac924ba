/** What mail programs of phones add below a text. */
const advertisement =
  /^[\s*_-]*(sent from (my|a|the|mail for|yahoo|outlook|samsung|proton|gmail)\b|sent (using|with|via) |get outlook for |envoy[ée] (de|depuis|à partir) |t[ée]l[ée]charge[rz]? outlook |obt[ée]nir outlook |enviado desde |obt[ée]n(er|ga)? outlook |von meinem .{1,30} gesendet|[aà] partir de mon )/i;

const separator = /^--\s*$/;

/** The lines above the signature: it starts with `-- `, or is the line that a phone adds at the end. */
export function cutSignature(lines: readonly string[]): string[] {
  const start = lines.findIndex((line) => separator.test(line));
  const kept = start < 0 ? [...lines] : lines.slice(0, start);
  for (;;) {
    const last = kept.at(-1);
    if (last === undefined || (last.trim() !== "" && !advertisement.test(last.slice(0, 200))))
      return kept;
    kept.pop();
  }
}
