export interface TextBlock {
  /** Its place in the text. */
  number: number;
  kind: "title" | "heading" | "paragraph" | "list";
  /** The items of a list, otherwise one text. */
  lines: string[];
}

/** The Markdown of texts to be signed: `# title`, `## heading`, `- item`, and blank lines between paragraphs. */
export function readTextBlocks(text: string): TextBlock[] {
  return text.split("\n\n").flatMap((part, number) => {
    const lines = part.split("\n").map((line) => line.trim());
    const line = lines.filter((one) => one !== "").join(" ");
    return line === "" ? [] : [{ number, ...readBlock(line, lines) }];
  });
}

function readBlock(line: string, lines: readonly string[]): Omit<TextBlock, "number"> {
  if (line.startsWith("## ")) return { kind: "heading", lines: [line.slice(3)] };
  if (line.startsWith("# ")) return { kind: "title", lines: [line.slice(2)] };
  if (line.startsWith("- ")) return { kind: "list", lines: readItems(lines) };
  return { kind: "paragraph", lines: [line] };
}

/** Other lines continue the item before them. */
function readItems(lines: readonly string[]): string[] {
  const items: string[] = [];
  for (const line of lines)
    if (line.startsWith("- ")) items.push(line.slice(2));
    else if (line !== "") items.push(`${items.pop()} ${line}`);
  return items;
}

/** Puts a name or headline into such a text: on one line, without markup. */
export const asInlineText = (text: string): string =>
  text
    .replaceAll(/[\s\p{C}]+/gu, " ")
    .replace(/^[\s#-]+/, "")
    .trim();
