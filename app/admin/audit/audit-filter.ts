import { plainText } from "#app/shared/plain-text.ts";

export interface AuditFilter {
  person: string;
  action: string;
  subjectType: string;
  subjectId: string;
  from: string;
  to: string;
  words: string;
}

/** Where the next page starts: after this entry, which need not match. */
export interface AuditCursor {
  createdAt: string;
  id: string;
}

const names = ["person", "action", "subjectType", "subjectId", "from", "to", "words"] as const;
const days = /^\d{4}-\d{2}-\d{2}$/;
const cursorShape =
  /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export function parseAuditFilter(params: URLSearchParams): AuditFilter {
  const read = (name: (typeof names)[number]) =>
    plainText(params.get(name) ?? "")
      .replaceAll(/\s+/g, " ")
      .slice(0, 100)
      .toWellFormed();
  const day = (name: "from" | "to") => (isDay(read(name)) ? read(name) : "");
  return {
    person: read("person"),
    action: read("action"),
    subjectType: read("subjectType"),
    subjectId: read("subjectId"),
    from: day("from"),
    to: day("to"),
    words: read("words"),
  };
}

const isDay = (text: string): boolean =>
  days.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

export const isAuditFiltered = (filter: AuditFilter): boolean =>
  names.some((name) => filter[name] !== "");

export function auditHref(pathname: string, filter: AuditFilter, after?: AuditCursor): string {
  const params = new URLSearchParams(
    names.filter((name) => filter[name] !== "").map((name) => [name, filter[name]]),
  );
  if (after) params.set("after", `${after.createdAt}_${after.id}`);
  return params.size > 0 ? `${pathname}?${params.toString()}` : pathname;
}

export function parseAuditCursor(text: string | null): AuditCursor | null {
  const [, createdAt, id] = cursorShape.exec(text ?? "") ?? [];
  return createdAt && id && !Number.isNaN(Date.parse(createdAt)) ? { createdAt, id } : null;
}
