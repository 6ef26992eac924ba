import { checkColumns, type Sheet, SheetBuilder, SheetError } from "./sheet.ts";

/** RFC 4180 with the delimiters of other regions. One pass over the text: each character is looked at once. */
export function readCsv(text: string): Sheet {
  const builder = new SheetBuilder({ keepsBeyond: true });
  const delimiter = findDelimiter(text);
  let cells: string[] = [];
  let line = 1;
  let at = 0;
  if (separatorLine.test(text)) at = text.indexOf("\n") + 1;
  if (at > 0) line++;

  const readQuoted = (): string => {
    const parts: string[] = [];
    at++;
    for (;;) {
      const quote = text.indexOf('"', at);
      if (quote < 0) throw new SheetError("open-quote");
      parts.push(text.slice(at, quote));
      at = quote + 1;
      if (text[at] !== '"') return parts.join("");
      parts.push('"');
      at++;
    }
  };
  const readPlain = (): string => {
    const start = at;
    while (at < text.length && !isEnd(text[at]!, delimiter)) at++;
    return text.slice(start, at);
  };

  while (at < text.length) {
    // Some programs put a space between the delimiter and the quotation mark.
    while (text[at] === " ") at++;
    const quoted = text[at] === '"' ? readQuoted() : "";
    cells.push(quoted + readPlain());
    checkColumns(cells.length);
    if (text[at] === delimiter) {
      at++;
      if (at < text.length) continue;
    }
    builder.addRow(line, cells);
    cells = [];
    if (text[at] === "\r" && text[at + 1] === "\n") at++;
    at++;
    line++;
  }
  return builder.finish();
}

const isEnd = (character: string, delimiter: string): boolean =>
  character === delimiter || character === "\n" || character === "\r";

/** Excel's own line above the header, which tells it the delimiter. */
const separatorLine = /^sep=.\r?\n/i;
const delimiters = [",", ";", "\t", "|"] as const;
/** The header of the widest table that is read. */
const maxHeaderLine = 50_000;

/** The one that the first line has most of, outside of quotation marks. */
function findDelimiter(text: string): string {
  const counts = new Map<string, number>();
  let isQuoted = false;
  for (const character of text.slice(0, maxHeaderLine)) {
    if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && character === "\n" && counts.size > 0) break;
    else if (!isQuoted && delimiters.some((one) => one === character))
      counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
  return most?.[0] ?? ",";
}
