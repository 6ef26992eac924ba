import { type XmlEvent, xmlEvents, type XmlTag } from "#app/platform/inspection/xml-tags.ts";
import { checkColumns, maxRows, type Sheet, SheetBuilder, SheetError } from "./sheet.ts";

const maxKinds = 2_000;
const maxDepth = 40;
/** They end a line of a text with markup. */
const blocks = new Set(["p", "br", "div", "li", "ul", "ol", "h1", "h2", "h3", "h4"]);

/** An element by its path, with how often it occurs. */
interface Kind {
  depth: number;
  parent: Kind | null;
  children: Map<string, Kind>;
  count: number;
  /** Its elements that hold only text. */
  leaves: number;
  attributes: number;
  /** Some of its elements hold words themselves, beside any other elements. */
  hasWords: boolean;
}

const newKind = (parent: Kind | null): Kind => ({
  depth: parent ? parent.depth + 1 : 0,
  parent,
  children: new Map(),
  count: 0,
  leaves: 0,
  attributes: 0,
  hasWords: false,
});

/**
 * Feeds differ in their names: the element that repeats and holds values is a listing. Its attributes and elements are the
 * columns, named by their path; what repeats within a listing becomes lines of one cell.
 */
export function readXml(text: string): Sheet {
  try {
    return readRecords(text, findRecord(text));
  } catch (error) {
    if (error instanceof SheetError) throw error;
    throw new SheetError("damaged");
  }
}

/** Well-formed, or it throws. */
function* elements(text: string): Generator<XmlEvent> {
  if (/<!DOCTYPE/i.test(text)) throw new SheetError("document-type");
  const open: string[] = [];
  for (const event of xmlEvents(text)) {
    if (event.kind === "open") open.push(event.name);
    if (open.length > maxDepth) throw new SheetError("too-complex");
    if (event.kind === "close" && open.pop() !== event.name) throw new SheetError("damaged");
    yield event;
  }
  if (open.length > 0) throw new SheetError("damaged");
}

function findRecord(text: string): Kind {
  const top = newKind(null);
  let kinds = 0;
  let here = top;
  let isLeaf = false;
  for (const event of elements(text)) {
    if (event.kind === "text") {
      here.hasWords ||= event.text.trim() !== "";
      continue;
    }
    if (event.kind === "close") {
      here = here.parent!;
      if (isLeaf) here.leaves++;
      isLeaf = false;
      continue;
    }
    let kind = here.children.get(event.name);
    if (!kind) {
      if (++kinds > maxKinds) throw new SheetError("too-complex");
      kind = newKind(here);
      here.children.set(event.name, kind);
    }
    kind.count++;
    kind.attributes += listAttributes(event).length;
    here = kind;
    isLeaf = true;
  }
  const [root] = [...top.children.values()];
  if (!root) throw new SheetError("no-rows");
  const [best] = outermost(root.children).toSorted(
    (a, b) => b.count - a.count || b.leaves - a.leaves,
  );
  if (!best && root.leaves === 0) throw new SheetError("no-rows");
  return best ?? root;
}

/** A photo within a listing repeats more often than the listing, so only the outermost elements with values are compared. */
const outermost = (children: Map<string, Kind>): Kind[] =>
  [...children.values()].flatMap((kind) => {
    const { leaves, attributes, count } = kind;
    // A list says when it was made, or how long it is, in attributes of its own.
    const isRecord = leaves > 0 || (attributes > 0 && (count > 1 || kind.children.size === 0));
    return isRecord ? [kind] : outermost(kind.children);
  });

const listAttributes = ({ attributes }: XmlTag): [name: string, value: string][] =>
  [...attributes]
    .filter(([name]) => !/^(xmlns|xsi)(:|$)/.test(name))
    .map(([name, value]) => [name.slice(name.indexOf(":") + 1), value]);

function readRecords(text: string, record: Kind): Sheet {
  const columns = new Map<string, number>();
  const records: Map<number, string[]>[] = [];
  const path: string[] = [];
  let here: Kind | null = record.parent;
  let values: Map<number, string[]> | null = null;
  let words: string[] = [];
  /** An element of a text with markup, such as `<p>` and `<b>` in a summary. */
  let marked: Kind | null = null;

  const add = (names: readonly string[], value: string): void => {
    const clean = value.trim();
    if (!values || clean === "") return;
    const header = names.join("/");
    const at = columns.get(header) ?? columns.size;
    columns.set(header, at);
    checkColumns(columns.size);
    const known = values.get(at);
    if (known) known.push(clean);
    else values.set(at, [clean]);
  };

  const endLine = (): void => {
    if (words.at(-1) !== "\n") words.push("\n");
  };

  const { depth } = record;
  const names = pathOf(record);
  for (const event of elements(text)) {
    if (event.kind === "text") {
      if (values) words.push(event.text);
    } else if (event.kind === "open") {
      path.push(event.name);
      const starts =
        !values && path.length === depth && names.every((name, at) => path[at] === name);
      if (starts) {
        values = new Map();
        here = record;
      } else if (values) here = here!.children.get(event.name)!;
      if (marked) {
        if (blocks.has(event.name)) endLine();
        continue;
      }
      words = [];
      const within = path.slice(depth);
      for (const [name, value] of listAttributes(event)) add([...within, name], value);
      if (values && !starts && here!.hasWords && here!.children.size > 0) marked = here;
    } else {
      if (marked === null || marked === here) {
        const within = path.slice(depth);
        if (within.length > 0) add(within, words.join(""));
        words = [];
        marked = null;
      } else if (blocks.has(event.name)) endLine();
      if (values && path.length === depth) {
        if (records.length >= maxRows) throw new SheetError("too-many-rows");
        records.push(values);
        values = null;
      } else if (values) here = here!.parent;
      path.pop();
    }
  }
  const builder = new SheetBuilder();
  builder.addRow(0, [...columns.keys()]);
  for (const [at, found] of records.entries())
    builder.addRow(
      at + 1,
      Array.from(columns.values(), (column) => found.get(column)?.join("\n") ?? ""),
    );
  return builder.finish();
}

function pathOf(kind: Kind): string[] {
  const names: string[] = [];
  for (let one = kind; one.parent; one = one.parent)
    names.unshift([...one.parent.children].find(([, child]) => child === one)![0]);
  return names;
}
