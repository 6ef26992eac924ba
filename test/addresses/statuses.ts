import { type Role, roles } from "./actors.ts";

export type Statuses = Record<Role, number>;

/** The same status for everyone but the named roles. */
export const everyone = (status: number, except: Partial<Statuses> = {}): Statuses =>
  Object.fromEntries(roles.map((role) => [role, except[role] ?? status])) as Statuses;

/** For signed-in users: others are asked to sign in, or redirected. */
export const members = (status: number, except: Partial<Statuses> = {}): Statuses =>
  everyone(status, { nobody: 302, ...except });

/** The owner's response; for other members the record is not found. */
export const owns = (status: number): Statuses => members(404, { owner: status });

/** The router's own data requests get a redirect in the body. */
export const asData = (status: number): number => (status >= 301 && status <= 303 ? 202 : status);

/** `/path?query` as the router requests its data. */
export function dataPath(path: string): string {
  const [pathname, query] = path.split("?", 2);
  const data = pathname === "/" ? "/_.data" : `${pathname}.data`;
  return query ? `${data}?${query}` : data;
}
