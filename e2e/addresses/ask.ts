import type { Db } from "#app/platform/db/db.ts";
import { aNetworkAddress, sessionCookie } from "../session.ts";

type Asker = { id: string } | null;

/** A request from a browser of this person's, with a session and a network address of its own. */
async function request(db: Db, asker: Asker, path: string, init: RequestInit): Promise<Response> {
  const headers = {
    "x-forwarded-for": aNetworkAddress(),
    ...(asker && { cookie: await sessionCookie(db, asker) }),
  };
  return fetch(`${process.env.E2E_URL}${path}`, { redirect: "manual", ...init, headers });
}

export const ask = (db: Db, asker: Asker, path: string): Promise<Response> =>
  request(db, asker, path, {});

export function send(
  db: Db,
  sender: Asker,
  path: string,
  fields: Record<string, string | Blob>,
  isJson = false,
): Promise<Response> {
  if (isJson) return request(db, sender, path, { method: "POST", body: JSON.stringify(fields) });
  const hasFile = Object.values(fields).some((value) => value instanceof Blob);
  const body = hasFile ? new FormData() : new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) body.append(name, value as string);
  return request(db, sender, path, { method: "POST", body });
}
