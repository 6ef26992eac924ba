export interface XmlTag {
  name: string;
  attributes: Map<string, string>;
}

const tagName = /[^\s/>=<"']+/y;
const attribute = /\s*([^\s/>=<"']+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
const tagEnd = /\s*\/?>/y;
const entity = /&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|(lt|gt|amp|quot|apos));/gi;
const characters: Record<string, string> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

export type XmlEvent =
  | ({ kind: "open" } & XmlTag)
  | { kind: "close"; name: string }
  | { kind: "text"; text: string };

/** Throws for anything but plain XML in UTF-8, which other programs might read differently. */
export function* xmlTags(part: Buffer): Generator<XmlTag> {
  const text = part.toString("utf8");
  if (text.includes("\ufffd") || !isPlainEncoding(text)) throw new Error("not UTF-8");
  for (const event of xmlEvents(text)) if (event.kind === "open") yield event;
}

/** Names are without their namespace. Throws for a document type, which could define entities, and for what is not XML. */
export function* xmlEvents(text: string): Generator<XmlEvent> {
  if (text.includes("\0")) throw new Error("not text");
  for (let at = 0; at < text.length;) {
    const next = text.indexOf("<", at);
    const until = next < 0 ? text.length : next;
    if (until > at) yield { kind: "text", text: decode(text.slice(at, until)) };
    if (next < 0) return;
    if (text.startsWith("<!--", next)) at = endOf(text, "-->", next + 4);
    else if (text.startsWith("<![CDATA[", next)) {
      at = endOf(text, "]]>", next + 9);
      yield { kind: "text", text: text.slice(next + 9, at - 3) };
    } else if (text.startsWith("<?", next)) at = endOf(text, "?>", next);
    else if (text[next + 1] === "/") {
      at = endOf(text, ">", next);
      yield { kind: "close", name: localName(text.slice(next + 2, at - 1).trim()) };
    } else {
      const [name] = match(tagName, text, next + 1);
      if (name.startsWith("!")) throw new Error("a declaration in a part");
      const attributes = new Map<string, string>();
      at = tagName.lastIndex;
      for (let found = findAt(attribute, text, at); found; found = findAt(attribute, text, at)) {
        attributes.set(found[1]!, decode(found[2] ?? found[3]!));
        at = attribute.lastIndex;
      }
      const [end] = match(tagEnd, text, at);
      at = tagEnd.lastIndex;
      yield { kind: "open", name: localName(name), attributes };
      if (end.endsWith("/>")) yield { kind: "close", name: localName(name) };
    }
  }
}

const localName = (name: string): string => name.slice(name.lastIndexOf(":") + 1);

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

const declaration = /^\ufeff?\s{0,20}<\?xml[^>]{0,200}encoding\s{0,20}=\s{0,20}["']([\w-]*)/;

function isPlainEncoding(text: string): boolean {
  const encoding = declaration.exec(text.slice(0, 300))?.[1];
  return encoding === undefined || /^(utf-8|us-ascii)$/i.test(encoding);
}

const decode = (value: string): string =>
  value.replace(entity, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name) return characters[name.toLowerCase()]!;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
