import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { afterAll, beforeAll, expect } from "vitest";
import { describeApi } from "#app/programs/api/description/describe-api.server.ts";
import { endpoints } from "#app/programs/api/endpoints.server.ts";
import { apiRoot } from "#app/programs/api/requests/routes.ts";
import { type AppChanges, startApp, type StartedApp } from "#test/stand-ins/app.ts";
import type { World } from "#test/with-database.ts";

export interface Sent {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Answered {
  status: number;
  headers: Headers;
  // Whatever the test looks for in it; the schema has been checked.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

interface Operation {
  operationId: string;
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}

/** The API in the whole server; every answer is compared with the OpenAPI file. */
export function useApi(world: () => World, changes: AppChanges = {}) {
  let folder: string;
  let app: StartedApp;
  let file: { paths: Record<string, Record<string, Operation>>; components: { schemas: object } };
  const checks = new Map<string, ValidateFunction>();
  const ajv = new Ajv2020({ strict: false, validateFormats: false });

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "relevo-api-"));
    app = startApp(world(), { DATA_DIR: folder, APP_URL: "http://relevo.test" }, changes);
    file = JSON.parse(JSON.stringify(describeApi(endpoints, "http://relevo.test"))) as typeof file;
    ajv.addSchema(file, "file");
  });
  afterAll(() => {
    app.live.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function ask(token: string | null, path: string, sent: Sent = {}): Promise<Answered> {
    const { method = "GET", body, headers = {} } = sent;
    const isFile = body instanceof Uint8Array;
    const response = await app.ask(apiRoot + path, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && !isFile && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && {
        body: isFile || typeof body === "string" ? (body as BodyInit) : JSON.stringify(body),
      }),
    });
    const text = await response.text();
    const about = `${method} ${path.slice(0, 200)}: ${response.status} ${text.slice(0, 500)}`;
    const problem = faultOf(method, path, response, text);
    expect(problem, about).toBeNull();
    return { status: response.status, headers: response.headers, body: text && JSON.parse(text) };
  }

  /** What is not as the file says. */
  function faultOf(method: string, path: string, response: Response, text: string): string | null {
    const type = response.headers.get("content-type");
    const found = findOperation(method, path);
    if (!found) {
      const isKnown = type === "application/problem+json" && [404, 405].includes(response.status);
      return isKnown ? null : "no such operation";
    }
    const { where, operation } = found;
    const described = operation.responses[response.status];
    if (!described) return `the status ${response.status} of ${operation.operationId}`;
    const [[contentType] = [undefined]] = Object.entries(described.content ?? {});
    if (contentType === undefined) return text === "" ? null : "a body";
    if (type !== contentType) return `the content type ${type}`;
    const pointer = `${where}/responses/${response.status}/content/${contentType.replace("/", "~1")}/schema`;
    const check = checks.get(pointer) ?? ajv.compile({ $ref: `file#${pointer}` });
    checks.set(pointer, check);
    return check(JSON.parse(text)) ? null : ajv.errorsText(check.errors);
  }

  function findOperation(method: string, path: string) {
    const given = path.split(/[?#]/)[0]!.split("/");
    const isSame = (wanted: string) => {
      const parts = wanted.split("/");
      const fits = (part: string, at: number) => part.startsWith("{") || part === given[at];
      return parts.length === given.length && parts.every(fits);
    };
    for (const [wanted, operations] of Object.entries(file.paths)) {
      const operation = operations[method.toLowerCase()];
      if (!operation || !isSame(wanted)) continue;
      const escaped = wanted.replaceAll("/", "~1").replaceAll("{", "%7B").replaceAll("}", "%7D");
      return { where: `/paths/${escaped}/${method.toLowerCase()}`, operation };
    }
    return null;
  }

  return { ask, app: () => app, file: () => file };
}
