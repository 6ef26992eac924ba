/** The OpenAPI file, from the endpoints. */
import { z } from "zod";
import { scopes } from "#app/programs/tokens/access-token.ts";
import { type Endpoint, fileBody, isWrite } from "#app/programs/api/requests/endpoint.ts";
import {
  problemCodes,
  problemStatuses,
  type ProblemStatus,
  problemType,
  titleOf,
} from "#app/programs/api/requests/problem.ts";
import { apiRoot } from "#app/programs/api/requests/routes.ts";
import { apiVersion } from "./api-version.ts";
import { brand } from "#app/shared/brand.ts";

type Json = Record<string, unknown>;

export function describeApi(endpoints: readonly Endpoint[], origin: string): Json {
  const schemas: Json = { Problem: problem };
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints)
    (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = describeEndpoint(
      endpoint,
      schemas,
    );
  return {
    openapi: "3.1.0",
    info: {
      title: `${brand.name} API`,
      version: apiVersion,
      description: `How to use it: ${origin}/developers`,
    },
    servers: [{ url: origin + apiRoot }],
    security: [{ token: [] }],
    tags: [...new Set(endpoints.map(({ group }) => group))].map((name) => ({ name })),
    paths,
    components: {
      schemas,
      securitySchemes: {
        token: {
          type: "http",
          scheme: "bearer",
          description: `An access token. Scopes: ${Object.entries(scopes)
            .map(([scope, about]) => `${scope} (${about.toLowerCase()})`)
            .join("; ")}.`,
        },
      },
    },
  };
}

function describeEndpoint(endpoint: Endpoint, schemas: Json): Json {
  const { id, group, summary, description, scope, answer } = endpoint;
  const body = describeBody(endpoint, schemas);
  return {
    operationId: id,
    tags: [group],
    summary,
    ...(description && { description }),
    "x-scope": scope,
    parameters: [
      ...parametersOf(endpoint.params, "path"),
      ...parametersOf(endpoint.query, "query"),
      ...headersOf(endpoint),
    ],
    ...(body && { requestBody: { required: true, content: body } }),
    responses: {
      [answer.status]: {
        description: answer.about,
        headers: answerHeaders(endpoint),
        ...(answer.schema && {
          content: { "application/json": { schema: schemaOf(answer.schema, "output", schemas) } },
        }),
      },
      ...(!isWrite(endpoint) && {
        304: { description: "It still has the ETag of If-None-Match." },
      }),
      ...Object.fromEntries(
        problemsOf(endpoint).map((status) => [
          status,
          {
            description: titleOf(status),
            content: { [problemType]: { schema: { $ref: "#/components/schemas/Problem" } } },
          },
        ]),
      ),
    },
  };
}

/** Those that it can answer with at all. */
export function problemsOf(endpoint: Endpoint): ProblemStatus[] {
  const { params, body, problems, ifMatch } = endpoint;
  const possible = new Set<ProblemStatus>([400, 401, 403, 414, 429, 500, 503, ...problems]);
  if (Object.keys(params.shape).length > 0) possible.add(404);
  if (body !== null) for (const status of [408, 413, 415] as const) possible.add(status);
  if (isWrite(endpoint)) possible.add(422);
  if (ifMatch) possible.add(412);
  return problemStatuses.filter((status) => possible.has(status));
}

function describeBody({ body }: Endpoint, schemas: Json): Json | null {
  if (body === null) return null;
  if (body === fileBody) return { "application/octet-stream": { schema: {} } };
  return { "application/json": { schema: schemaOf(body, "input", schemas) } };
}

const parametersOf = (schema: z.ZodObject, place: "path" | "query"): Json[] => {
  const { properties = {}, required = [] } = toJsonSchema(schema, "input");
  return Object.entries(properties as Record<string, Json>).map(([name, schemaOfOne]) => ({
    name,
    in: place,
    required: place === "path" || (required as string[]).includes(name),
    schema: schemaOfOne,
  }));
};

const header = (name: string, description: string): Json => ({
  name,
  in: "header",
  required: false,
  description,
  schema: { type: "string" },
});

const headersOf = (endpoint: Endpoint): Json[] => [
  ...(isWrite(endpoint)
    ? [header("Idempotency-Key", "Makes repeating the request safe, for 24 hours.")]
    : [header("If-None-Match", "An ETag that you have; 304 if it is still the same.")]),
  ...(endpoint.ifMatch
    ? [
        header(
          "If-Match",
          `The ETag that you read of ${endpoint.ifMatch.name}; 412 if it has changed.`,
        ),
      ]
    : []),
];

const textHeader = (description: string): Json => ({ description, schema: { type: "string" } });

const answerHeaders = (endpoint: Endpoint): Json => ({
  "RateLimit-Limit": textHeader("Requests that the token may send in a minute."),
  "RateLimit-Remaining": textHeader("How many of them are left."),
  "RateLimit-Reset": textHeader("Seconds until all of them are there again."),
  ...(isWrite(endpoint)
    ? { "Idempotency-Replayed": textHeader("true if an earlier answer is repeated.") }
    : { ETag: textHeader("Changes when the answer does.") }),
  ...(endpoint.answer.hasLocation && { Location: textHeader("The address of what was made.") }),
});

const toJsonSchema = (schema: z.ZodType, io: "input" | "output"): Json => {
  const { $schema: _version, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override: ({ jsonSchema }) => {
      if (jsonSchema.format) delete jsonSchema.pattern;
    },
  }) as Json;
  return json;
};

/** Schemas with an id are components, which generators make types of. */
function schemaOf(schema: z.ZodType, io: "input" | "output", schemas: Json): Json {
  const { $defs = {}, ...json } = toJsonSchema(schema, io);
  for (const [name, one] of Object.entries($defs as Json)) schemas[name] = moveReferences(one);
  return moveReferences(json) as Json;
}

function moveReferences(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(moveReferences);
  if (typeof json !== "object" || json === null) return json;
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) =>
      key === "$ref" && typeof value === "string"
        ? [key, value.replace("#/$defs/", "#/components/schemas/")]
        : [key, moveReferences(value)],
    ),
  );
}

const problem: Json = {
  type: "object",
  description: "An error, as RFC 9457 has it.",
  properties: {
    type: { type: "string", format: "uri", description: "Where the code is explained." },
    title: { type: "string" },
    status: { type: "integer" },
    code: { type: "string", enum: problemCodes },
    detail: { type: "string" },
    errors: {
      type: "object",
      description: "What is wrong, by field or parameter.",
      additionalProperties: { type: "string" },
    },
    requestId: { type: "string", description: "Tell us when you ask about it." },
  },
  required: ["type", "title", "status", "code", "requestId"],
  additionalProperties: false,
};
