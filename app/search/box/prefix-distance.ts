/**
 * The edits between what was typed and the nearest beginning of the name: letters inserted, deleted, replaced, or two adjacent
 * ones swapped. Stops above `most`.
 */
export function prefixDistance(typed: string, name: string, most: number): number {
  const width = Math.min(name.length, typed.length + most);
  if (width < typed.length - most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const line = [row];
    let least = row;
    for (let column = 1; column <= width; column++) {
      const same = typed[row - 1] === name[column - 1] ? 0 : 1;
      let edits = Math.min(last[column]! + 1, line[column - 1]! + 1, last[column - 1]! + same);
      const isSwapped =
        row > 1 &&
        column > 1 &&
        typed[row - 1] === name[column - 2] &&
        typed[row - 2] === name[column - 1];
      if (isSwapped) edits = Math.min(edits, before[column - 2]! + 1);
      line.push(edits);
      least = Math.min(least, edits);
    }
    if (least > most) return most + 1;
    before = last;
    last = line;
  }
  return Math.min(...last);
}
