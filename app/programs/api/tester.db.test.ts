import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { createId } from "#app/platform/db/id.ts";
import { useApi } from "#test/api-world.ts";
import {
  aConversation,
  aDocument,
  aListing,
  aMessage,
  anAccessToken,
  anOrder,
  aPhoto,
  aSeller,
} from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";
import { tokenLimit } from "./requests/answer-request.server.ts";

const requests = 5_000;
/** So that changes of the same listing meet. */
const concurrency = 8;
const atOnce = { minLength: concurrency, maxLength: concurrency };

interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: unknown;
  format?: string;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
}

interface Parameter {
  name: string;
  in: string;
  schema: Schema;
}

interface Operation {
  operationId: string;
  parameters: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema & { $ref?: string } }> };
}

/** What breaks programs: control and invisible characters, other scripts, halves of surrogates, huge and tiny numbers. */
const oddText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.string({ maxLength: 300 }),
  fc.constantFrom(
    "",
    " ",
    "\0",
    "\ud800",
    "%00",
    "../..",
    "' or 1=1 --",
    "416 555 0123",
    "\u202e",
    "x".repeat(6_001),
    "ALL CAPITALS",
    "a\r\nb",
    "amount:1",
    "constructor",
  ),
);
const oddNumber = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.constantFrom(0, -0, 0.001, 1e21, -1e300, 2 ** 53),
);
const oddValue = fc.oneof(
  oddText,
  oddNumber,
  fc.boolean(),
  fc.constant(null),
  fc.constantFrom<unknown[]>([], {}, [[[]]], { __proto__: null }),
);

/** Mostly as the schema has it, and now and then something else. */
const often = <Value>(valid: fc.Arbitrary<Value>): fc.Arbitrary<unknown> =>
  fc.oneof(
    { arbitrary: valid as fc.Arbitrary<unknown>, weight: 12 },
    { arbitrary: oddValue, weight: 1 },
  );

function valueOf(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return often(fc.constant(schema.const));
  if (schema.enum) return often(fc.constantFrom(...schema.enum));
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valueOf));
  const [type] = [schema.type].flat();
  switch (type) {
    case "boolean":
      return often(fc.boolean());
    case "null":
      return fc.constant(null);
    case "integer":
    case "number": {
      const { minimum: min = -1e6, maximum: max = 1e6 } = schema;
      return often(fc.integer({ min: Math.ceil(min), max: Math.floor(max) }));
    }
    case "string":
      if (schema.format === "uuid") return often(fc.constant(createId()));
      if (schema.format === "date") return often(fc.constant("2027-02-28"));
      return oddText;
    case "array":
      return often(
        fc.array(valueOf(schema.items ?? {}), { maxLength: (schema.maxItems ?? 3) + 1 }),
      );
    case "object":
      return often(objectOf(schema));
    default:
      return oddValue;
  }
}

const objectOf = ({ properties = {}, required = [] }: Schema): fc.Arbitrary<object> =>
  fc
    .tuple(
      fc.record(
        Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, valueOf(one)])),
        { requiredKeys: required },
      ),
      fc.oneof(
        { arbitrary: fc.constant({}), weight: 20 },
        { arbitrary: fc.dictionary(fc.string(), oddValue, { maxKeys: 2 }), weight: 1 },
      ),
    )
    .map(([known, more]) => Object.assign(known, more));

withDatabase((world) => {
  const { ask, app, file } = useApi(world);
  let tokens: string[];
  const ids: Record<string, string> = {};
  beforeAll(async () => {
    const { db } = world();
    const { id: ownerId } = await aSeller(db);
    const makeToken = () => anAccessToken(db, ownerId);
    const count = Math.ceil(requests / tokenLimit.max) + 1;
    tokens = await Promise.all(Array.from({ length: count }, makeToken));
    const listing = await aListing(db, { ownerId, status: "active" });
    const conversation = await aConversation(db, { listingId: listing.id, ownerId });
    await aMessage(db, conversation);
    ids["listingId"] = listing.id;
    ids["photoId"] = (await aPhoto(db, listing.id)).id;
    ids["documentId"] = (await aDocument(db, listing.id)).id;
    ids["conversationId"] = conversation.id;
    ids["orderId"] = (
      await anOrder(db, { userId: ownerId, listingId: listing.id, status: "paid" })
    ).id;
  });

  test("no request gets an answer that is not in the OpenAPI file, and none makes the server fail", async () => {
    const operations = Object.entries(file().paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) =>
        requestOf(path, method.toUpperCase(), operation as unknown as Operation),
      ),
    );
    const seen = new Map<number, number>();
    let sent = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(...operations), atOnce), async (batch) => {
        const answers = await Promise.all(
          batch.map(({ path, ...request }) => ask(tokens[sent++ % tokens.length]!, path, request)),
        );
        for (const { status } of answers) {
          seen.set(status, (seen.get(status) ?? 0) + 1);
          expect(
            status,
            app()
              .log.filter((line) => line.includes('"error"'))
              .join(""),
          ).toBeLessThan(500);
        }
      }),
      { numRuns: requests / concurrency, endOnFailure: true },
    );
    // Enough of them got past the checks to matter.
    expect(seen.get(200)).toBeGreaterThan(requests / 10);
    for (const status of [201, 400, 404, 409]) expect(seen.get(status)).toBeGreaterThan(10);
    // On a busy machine it takes minutes, of which the processor works twenty seconds.
  }, 400_000);

  function schemaOf(schema: (Schema & { $ref?: string }) | undefined): Schema | undefined {
    if (!schema?.$ref) return schema;
    return (file().components.schemas as Record<string, Schema>)[schema.$ref.split("/").at(-1)!];
  }

  function requestOf(path: string, method: string, { parameters, requestBody }: Operation) {
    const inPath = parameters.filter((one) => one.in === "path");
    const inQuery = parameters.filter((one) => one.in === "query");
    const json = requestBody && schemaOf(requestBody.content["application/json"]?.schema);
    const bytes = fc.uint8Array({ maxLength: 50 }).map((one) => Uint8Array.from(one));
    const none = fc.constant<unknown>(undefined);
    return fc
      .record({
        params: fc.record(
          Object.fromEntries(
            inPath.map(({ name }) => [
              name,
              fc.oneof(
                { arbitrary: fc.constant(ids[name] ?? ""), weight: 12 },
                { arbitrary: fc.constantFrom(createId(), "1", "x".repeat(300)), weight: 1 },
              ),
            ]),
          ),
        ),
        query: fc.record(
          Object.fromEntries(inQuery.map(({ name, schema }) => [name, valueOf(schema)])),
          { requiredKeys: [] },
        ),
        body: json ? objectOf(json) : requestBody ? bytes : none,
        tag: fc.constantFrom(undefined, undefined, undefined, "*", '"x"', "x,,,"),
        key: fc.option(fc.string({ unit: "grapheme-ascii", minLength: 1, maxLength: 3 })),
      })
      .map(({ params, query, body, tag, key }) => {
        const address = path.replace(/\{(\w+)\}/g, (_, name: string) => params[name]!);
        const search = Object.entries(query)
          .map(([name, value]) => `${name}=${encodeSafely(value)}`)
          .join("&");
        return {
          path: search ? `${address}?${search}` : address,
          method,
          body,
          headers: {
            ...(tag && { "if-match": tag, "if-none-match": tag }),
            ...(key && { "idempotency-key": key }),
          },
        };
      });
  }
});

/** Half of a surrogate cannot be encoded. */
function encodeSafely(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return encodeURIComponent(text.toWellFormed());
}
