import { z } from "zod";

/** Where the next page begins: the key of the last row of this one, so that rows that come and go meanwhile shift nothing. */
export interface RowKey {
  at: Date;
  id: string;
}

/** Of a row without a time, which comes before all others; and PostgreSQL reads no later one as we write it. */
export const endOfTime = new Date("9999-12-31T00:00:00Z");

const shape = /^(\d{1,15})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

const formatCursor = ({ at, id }: RowKey): string =>
  Buffer.from(`${at.getTime()}_${id}`).toString("base64url");

function parseCursor(text: string): RowKey | null {
  const match = shape.exec(Buffer.from(text, "base64url").toString("latin1"));
  const at = new Date(Number(match?.[1]));
  return match && at <= endOfTime ? { at, id: match[2]! } : null;
}

export const maxPageSize = 100;

export const pageQuery = {
  limit: z.coerce
    .number("Must be a whole number")
    .int("Must be a whole number")
    .min(1, "Must be 1 at least")
    .max(maxPageSize, `Must be ${maxPageSize} at most`)
    .default(20)
    .describe("How many to answer with at most."),
  cursor: z
    .string()
    .max(200, "Must be the nextCursor of an earlier answer")
    .transform((text, context) => {
      const key = parseCursor(text);
      if (key) return key;
      context.addIssue("Must be the nextCursor of an earlier answer");
      return z.NEVER;
    })
    .optional()
    .describe("The nextCursor of the previous page."),
};

export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({
    data: z.array(item),
    nextCursor: z.string().nullable().describe("Null on the last page."),
  });

/** From one row more than asked for. */
export function makePage<Row, Json>(
  rows: readonly Row[],
  limit: number,
  keyOf: (row: Row) => RowKey,
  toJson: (row: Row) => Json,
) {
  const shown = rows.slice(0, limit);
  return {
    data: shown.map(toJson),
    nextCursor: rows.length > limit ? formatCursor(keyOf(shown.at(-1)!)) : null,
  };
}
