import { createId } from "#app/platform/db/id.ts";
import type { User } from "#test/factories.ts";
import type { Fixtures } from "./actors.ts";
import { everyone, type Statuses } from "./statuses.ts";

export const unknownId = "01900000-0000-7000-8000-000000000000";

/** One request for a page: the address as in routes.ts, the path, and the response for each role. */
export interface PageRow {
  address: string;
  path: string;
  expected: Statuses;
  /** The response to an unexpected form. */
  post: Statuses;
}

type Fields = Record<string, string | Blob>;

/** One form sent to an address. */
export interface FormRow {
  address: string;
  /** The purpose of the form: the value of its `intent`, `section` or `mode`, if any. */
  intent: string | null;
  what: string;
  path: string;
  fields: Fields;
  expected: Statuses;
  /** If the response to the router's own request differs. */
  data?: Statuses;
  /** Sent as JSON, to an address of the API. */
  isJson?: boolean;
  reachesOwner?: boolean;
}

/** The fields that distinguish the forms of one page. */
export const intentFields = ["intent", "section", "mode"];

/**
 * Paths and fields name what they are about: `{active}` is the id of the active listing, `{room.document}` that of a document,
 * `{sender}` whoever sends the form, and `{random}` something new each time.
 */
export const fill = (text: string, fixtures: Fixtures, sender: User = fixtures.owner): string =>
  text.replaceAll(
    /(?<!\{)\{([a-z]+)(?:\.([a-zA-Z]+))?\}(?!\})/g,
    (_, name: string, part = "id") => {
      const known: Record<string, unknown> = { ...fixtures, sender, random: createId() };
      const found = known[name];
      const value = typeof found === "object" ? (found as Record<string, unknown>)[part] : found;
      if (typeof value !== "string") throw new Error(`There is no fixture ${name}.${part}`);
      return value;
    },
  );

export const fillFields = (fields: Fields, fixtures: Fixtures, sender?: User): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === "string" ? fill(value, fixtures, sender) : value,
    ]),
  );

/** The forms of one page, each with these fields. */
export const formsAt =
  (address: string, path = address, always: Fields = {}, purpose = "intent") =>
  (intent: string | null, what: string, expected: Statuses, fields: Fields = {}): FormRow => ({
    address,
    path,
    intent,
    what,
    expected,
    fields: { ...always, ...fields, ...(intent !== null && { [purpose]: intent }) },
  });

/** A form that is meant to write to the owner, for example a message. */
export const reaching = (row: FormRow): FormRow => ({ ...row, reachesOwner: true });

export const page = (
  address: string,
  expected: Statuses,
  path = address,
  post = everyone(405),
): PageRow => ({ address, path, expected, post });

/** In the admin area nobody else learns which addresses exist. */
export const adminPage = (address: string, path = address, status = 200): PageRow =>
  page(address, admins(status), path, admins(405));

export const admins = (status: number): Statuses => everyone(403, { admin: status });
