/** What a statement does to the release before, which goes on while it runs and after it. */
const faults: readonly (readonly [pattern: RegExp, fault: string])[] = [
  [
    /^drop (table|view|materialized view|type|sequence|schema)\b/,
    "drops what the release before uses",
  ],
  [/^alter table\b.*\bdrop column\b/, "drops a column that the release before reads"],
  [/^alter (table|type)\b.*\brename\b/, "renames what the release before uses"],
  [
    /^alter table\b.*\balter column\b.*\b(set data )?type\b/,
    "rewrites the table while it is locked",
  ],
  [
    /^alter table\b.*\bset not null\b/,
    "reads the whole table while it is locked, and refuses rows of the release before",
  ],
  [
    /^alter table\b.*\badd column\b(?!.*\bdefault\b).*\bnot null\b/,
    "refuses rows of the release before",
  ],
  [
    /^alter table\b.*\badd column\b.*\b(generated always as .*\bstored|default \w*(random|clock|nextval|uuid)\w*\()/,
    "rewrites the table while it is locked",
  ],
  [
    /^alter table\b.*\badd constraint\b(?!.*\bnot valid\b)/,
    "reads the whole table while it is locked",
  ],
  [/^create (unique )?index\b/, "blocks writes to the table while it reads all of it"],
  [/^(update|delete from|truncate)\b/, "locks rows until the migration ends"],
  [/^insert into\b.*\bselect\b/, "reads a table while what the migration has locked stays locked"],
  [/^lock\b/, "locks a table"],
];

/** A comment before the statement that says why it does no harm. */
const excuse = /^--\s*side by side:\s*\S/m;

/** Statements that lock tables with rows, or break the release before. New tables are nobody's yet. */
export function listUnsafe(migration: string): { statement: string; fault: string }[] {
  const statements = migration.split("--> statement-breakpoint").flatMap(splitStatements);
  const made = new Set(
    statements.flatMap(
      ({ code }) => /^create table (?:if not exists )?(\S+)/.exec(code)?.[1] ?? [],
    ),
  );
  return statements.flatMap(({ text, code }) => {
    const table =
      /^(?:alter table|create (?:unique )?index .*?\bon|update|delete from|truncate) (?:only )?([\w.]+)/.exec(
        code,
      );
    if (excuse.test(text) || (table && made.has(table[1]!))) return [];
    const fault = faults.find(([pattern]) => pattern.test(code))?.[1];
    return fault ? [{ statement: code, fault }] : [];
  });
}

/** At semicolons at the end of a line, but not within a function's body. */
function splitStatements(part: string): { text: string; code: string }[] {
  const bodies: string[] = [];
  const hidden = part.replace(/\$(\w*)\$[^]*?\$\1\$/g, (body) => `$${bodies.push(body) - 1}$`);
  return hidden
    .split(/;[ \t]*$/m)
    .map((text) => ({ text, code: toCode(text) }))
    .filter(({ code }) => code !== "");
}

const toCode = (text: string): string =>
  text
    .replace(/--.*$/gm, "")
    .replaceAll('"', "")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase()
    .replaceAll("public.", "");
