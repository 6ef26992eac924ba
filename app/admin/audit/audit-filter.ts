import { plainText } from "#app/shared/plain-text.ts";

const names = ["person", "action", "subjectType", "subjectId", "from", "to", "words"] as const;
export type AuditFilter = Record<(typeof names)[number], string>;

/** Where the next page starts: after this entry, which need not match. */
export interface AuditCursor {
  createdAt: string;
  id: string;
}

const days = /^\d{4}-\d{2}-\d{2}$/;
const cursorShape =
  /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export function parseAuditFilter(params: URLSearchParams): AuditFilter {
  const read = (name: string): string => {
    const text = plainText(params.get(name) ?? "")
      .replaceAll(/\s+/g, " ")
      .slice(0, 100)
      .toWellFormed();
    return (name === "from" || name === "to") && !isDay(text) ? "" : text;
  };
  return Object.fromEntries(names.map((name) => [name, read(name)])) as AuditFilter;
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
