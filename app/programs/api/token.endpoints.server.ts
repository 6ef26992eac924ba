import { z } from "zod";
import { scopeNames, type Scope } from "#app/programs/tokens/access-token.ts";
import { named } from "./requests/named.ts";
import { defineEndpoint, type Endpoint } from "./requests/endpoint.ts";

export const tokenEndpoints: Endpoint[] = [
  defineEndpoint({
    id: "getToken",
    method: "GET",
    path: "/token",
    summary: "Read what the token may do",
    group: "Token",
    scope: null,
    answer: {
      status: 200,
      about: "The token that the request has.",
      schema: named("Token", {
        id: z.uuid(),
        name: z.string(),
        scopes: z.array(z.enum(scopeNames as [Scope, ...Scope[]])),
        expiresAt: z.iso.datetime(),
      }),
    },
    async handle({ bearer: { tokenId: id, tokenName: name, scopes, expiresAt } }) {
      return { status: 200, body: { id, name, scopes, expiresAt: expiresAt.toISOString() } };
    },
  }),
];
