export interface XmlTag {
  name: string;
  attributes: Map<string, string>;
}

const tagName = /[^\s/>=<"']+/y;
const attribute = /\s*([^\s/>=<"']+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
const tagEnd = /\s*\/?>/y;
const entity = /&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|(lt|gt|amp|quot|apos));/gi;
const characters: Record<string, string> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

/** Throws for anything but plain XML in UTF-8, which other programs might read differently. */
export function* xmlTags(part: Buffer): Generator<XmlTag> {
  const text = part.toString("utf8");
  if (text.includes("\0") || text.includes("\ufffd")) throw new Error("not UTF-8");
  for (let at = text.indexOf("<"); at >= 0;) {
    let end = at;
    if (text.startsWith("<!--", at)) end = endOf(text, "-->", at + 4);
    else if (text.startsWith("<![CDATA[", at)) end = endOf(text, "]]>", at);
    else if (text.startsWith("<?", at)) end = endOfInstruction(text, at);
    else if (text[at + 1] === "/") end = endOf(text, ">", at);
    else {
      const name = match(tagName, text, at + 1);
      if (name[0].startsWith("!")) throw new Error("a declaration in a part");
      const attributes = new Map<string, string>();
      end = tagName.lastIndex;
      for (let found = findAt(attribute, text, end); found; found = findAt(attribute, text, end)) {
        attributes.set(found[1]!, decode(found[2] ?? found[3]!));
        end = attribute.lastIndex;
      }
      match(tagEnd, text, end);
      end = tagEnd.lastIndex;
      yield { name: name[0].slice(name[0].lastIndexOf(":") + 1), attributes };
    }
    at = text.indexOf("<", end);
  }
}

function findAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray {
  const found = findAt(pattern, text, at);
  if (!found) throw new Error(`not XML at ${at}`);
  return found;
}

function endOf(text: string, closing: string, from: number): number {
  const at = text.indexOf(closing, from);
  if (at < 0) throw new Error(`no ${closing} after ${from}`);
  return at + closing.length;
}

function endOfInstruction(text: string, at: number): number {
  const end = endOf(text, "?>", at);
  const encoding = /encoding\s*=\s*["']([\w-]*)/.exec(text.slice(at, Math.min(end, at + 200)));
  if (encoding && !/^(utf-8|us-ascii)$/i.test(encoding[1]!)) throw new Error("another encoding");
  return end;
}

const decode = (value: string): string =>
  value.replace(entity, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name) return characters[name.toLowerCase()]!;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
