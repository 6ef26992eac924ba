import { aNetworkAddress } from "#test/network-address.ts";

type Fields = Record<string, string | Blob>;

/** A browser with or without a session. Each request has its own IP address. */
export interface Client {
  ask(path: string, init?: RequestInit): Promise<Response>;
  send(path: string, fields: Fields, isJson?: boolean): Promise<Response>;
  post(path: string, body: string, contentType: string): Promise<Response>;
}

export type Request = (path: string, init: RequestInit) => Promise<Response>;

export function aClient(request: Request, cookie: string | null): Client {
  const ask = (path: string, init: RequestInit = {}) =>
    request(path, {
      redirect: "manual",
      ...init,
      headers: { "x-forwarded-for": aNetworkAddress(), ...(cookie && { cookie }), ...init.headers },
    });
  return {
    ask,
    send: (path, fields, isJson = false) =>
      ask(path, { method: "POST", body: isJson ? JSON.stringify(fields) : formOf(fields) }),
    post: (path, body, contentType) =>
      ask(path, {
        method: "POST",
        body,
        // The server closes the connection of a rejected body.
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
