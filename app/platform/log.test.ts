import { DrizzleQueryError } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { createLog, type Log } from "#app/platform/log.ts";

const canary = "canary-7f3a";

function logged(write: (log: Log) => void): string {
  let output = "";
  write(createLog("trace", { write: (line) => (output += line) }));
  return output;
}

describe("the log", () => {
  it("is one JSON object per line, with level, time and message", () => {
    const [line, ...rest] = logged((log) => log.info({ requestId: "r1" }, "request"))
      .trim()
      .split("\n");
    expect(rest).toEqual([]);
    expect(JSON.parse(line!)).toEqual({
      level: "info",
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      requestId: "r1",
      msg: "request",
    });
  });

  it.each([
    "password",
    "currentPassword",
    "newPassword",
    "password_hash",
    "token",
    "sessionToken",
    "refresh_token",
    "secret",
    "clientSecret",
    "code",
    "cookie",
    "Cookie",
    "set-cookie",
    "Set-Cookie",
    "authorization",
    "Authorization",
    "cardNumber",
    "card_number",
    "cvc",
    "apiKey",
  ])("hides %s at every depth", (name) => {
    const output = logged((log) => {
      log.info({ [name]: canary }, "flat");
      log.info({ body: { [name]: canary } }, "in a form");
      log.info({ req: { headers: { [name]: canary } } }, "in headers");
      log.info({ a: { b: { c: { d: { [name]: [canary] } } } } }, "deep");
      log.info({ list: [{ [name]: canary }] }, "in a list");
    });
    expect(output).not.toContain(canary);
    expect(output.match(/\[hidden\]/g)).toHaveLength(5);
  });

  it("hides them in Headers objects", () => {
    const headers = new Headers({ cookie: canary, authorization: canary, accept: "text/html" });
    const output = logged((log) => log.info({ headers }, "request"));
    expect(output).not.toContain(canary);
    expect(output).toContain("text/html");
  });

  it("hides them in properties and causes of an error", () => {
    const cause = Object.assign(new TypeError("inner"), {
      config: { headers: { Cookie: canary } },
    });
    const error = Object.assign(new Error("outer", { cause }), { token: canary });
    const output = logged((log) => {
      log.error({ err: error }, "failed");
      log.error(error);
      log.error({ err: error });
      log.warn(error, "in words");
    });
    expect(output).not.toContain(canary);
    for (const line of output.trim().split("\n")) {
      const { err } = JSON.parse(line);
      expect(err).toMatchObject({ type: "Error", message: "outer" });
      expect(err.stack).toContain("log.test.ts");
      expect(err.cause).toMatchObject({ type: "TypeError", message: "inner" });
    }
  });

  it("hides the parameters of a failed query, which contain session tokens and password hashes", () => {
    const refused = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
    const error = new DrizzleQueryError(
      'select "id" from "sessions" where "token" = $1',
      [canary, "other"],
      refused,
    );
    const output = logged((log) => {
      log.error({ err: error }, "page failed");
      log.error(error);
      log.error({ err: new Error("while rendering", { cause: error }) });
    });
    expect(output).not.toContain(canary);
    expect(output).toContain('from \\"sessions\\"');
    expect(output).toContain("log.test.ts");
  });

  it("keeps the code of an error", () => {
    const error = Object.assign(new Error("no"), { code: "ECONNREFUSED" });
    expect(JSON.parse(logged((log) => log.error({ err: error }, "x"))).err.code).toBe(
      "ECONNREFUSED",
    );
  });

  it("handles circular references", () => {
    const circle: Record<string, unknown> = { name: "circle" };
    circle.self = circle;
    expect(logged((log) => log.info({ circle }, "x"))).toContain('"name":"circle"');
  });
});
