export interface DiffLine {
  kind: "same" | "removed" | "added";
  text: string;
}

/** Comparing every line with every other takes long, and shows no more, if almost all are different. */
const mostPairs = 250_000;

/** What to remove from the old text and to add to get the new one, in linear time and space beyond a fixed bound. */
export function diffLines(before: string, after: string): DiffLine[] {
  const [old, young] = [before.split("\n"), after.split("\n")];
  const most = Math.min(old.length, young.length);
  let head = 0;
  while (head < most && old[head] === young[head]) head++;
  let tail = 0;
  while (tail < most - head && old.at(-1 - tail) === young.at(-1 - tail)) tail++;
  const line = (kind: DiffLine["kind"]) => (text: string) => ({ kind, text });
  return [
    ...old.slice(0, head).map(line("same")),
    ...diffMiddle(old.slice(head, old.length - tail), young.slice(head, young.length - tail)),
    ...old.slice(old.length - tail).map(line("same")),
  ];
}

function diffMiddle(old: readonly string[], young: readonly string[]): DiffLine[] {
  if (old.length * young.length > mostPairs)
    return [
      ...old.map((text): DiffLine => ({ kind: "removed", text })),
      ...young.map((text): DiffLine => ({ kind: "added", text })),
    ];
  // How many lines the rests from here on share, at best.
  const width = young.length + 1;
  const shared = new Uint32Array((old.length + 1) * width);
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = young.length - 1; j >= 0; j--)
      shared[i * width + j] =
        old[i] === young[j]
          ? shared[(i + 1) * width + j + 1]! + 1
          : Math.max(shared[(i + 1) * width + j]!, shared[i * width + j + 1]!);
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < young.length) {
    if (i < old.length && j < young.length && old[i] === young[j]) {
      lines.push({ kind: "same", text: old[i]! });
      i++;
      j++;
    } else if (
      j >= young.length ||
      (i < old.length && shared[(i + 1) * width + j]! >= shared[i * width + j + 1]!)
    )
      lines.push({ kind: "removed", text: old[i++]! });
    else lines.push({ kind: "added", text: young[j++]! });
  }
  return lines;
}

export interface ShownLine extends Omit<DiffLine, "kind"> {
  kind: DiffLine["kind"] | "skipped";
  /** Where it is in the whole. */
  at: number;
}

const linesAround = 2;
const mostShown = 400;

/** Only what is near a change. */
export function shortenDiff(lines: readonly DiffLine[]): ShownLine[] {
  const isNear = new Uint8Array(lines.length);
  for (const [index, { kind }] of lines.entries())
    if (kind !== "same") isNear.fill(1, Math.max(0, index - linesAround), index + linesAround + 1);
  const shown: ShownLine[] = [];
  for (const [at, line] of lines.entries()) {
    if (shown.length >= mostShown) return [...shown, { kind: "skipped", text: "More changes", at }];
    if (isNear[at]) shown.push({ ...line, at });
    else if (shown.at(-1)?.kind !== "skipped") shown.push({ kind: "skipped", text: "", at });
  }
  return shown;
}
