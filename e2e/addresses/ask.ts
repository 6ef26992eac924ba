import type { Db } from "#app/platform/db/db.ts";
import { aNetworkAddress, sessionCookie } from "../session.ts";

type Fields = Record<string, string | Blob>;

/** A browser with one session, or with none. Each request comes from a network address of its own. */
export interface Client {
  ask(path: string): Promise<Response>;
  send(path: string, fields: Fields, isJson?: boolean): Promise<Response>;
  post(path: string, body: string, contentType: string): Promise<Response>;
}

export async function aClient(db: Db, person: { id: string } | null): Promise<Client> {
  const session = person && { cookie: await sessionCookie(db, person) };
  const request = (path: string, init: RequestInit = {}) =>
    fetch(`${process.env.E2E_URL}${path}`, {
      redirect: "manual",
      ...init,
      headers: { "x-forwarded-for": aNetworkAddress(), ...session, ...init.headers },
    });
  return {
    ask: (path) => request(path),
    send: (path, fields, isJson = false) =>
      request(path, { method: "POST", body: isJson ? JSON.stringify(fields) : formOf(fields) }),
    post: (path, body, contentType) =>
      request(path, {
        method: "POST",
        body,
        // The server closes the connection of a body that it refuses.
        headers: { "content-type": contentType, connection: "close" },
      }),
  };
}

function formOf(fields: Fields): FormData | URLSearchParams {
  const hasFile = Object.values(fields).some((value) => value instanceof Blob);
  const body = hasFile ? new FormData() : new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) body.append(name, value as string);
  return body;
}
