import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { EnvironmentError, readEnv, variables } from "#app/platform/env.ts";
import { projectRoot } from "#app/platform/project-root.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "relevo-env-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = (given: Record<string, string> = {}) => readEnv({ DATA_DIR: folder, ...given });

/** The names of the invalid variables, in order. */
function faultsOf(given: Record<string, string>): string[] {
  try {
    read(given);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.faults.map((fault) => fault.split(":")[0]!);
    throw error;
  }
  return [];
}

const production = {
  NODE_ENV: "production",
  SESSION_SECRET: "s".repeat(32),
  APP_URL: "https://relevo.example",
  STRIPE_SECRET_KEY: "sk_live_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
  SMTP_URL: "smtp://mail.example",
  MAIL_FROM: "Relevo <hello@relevo.example>",
};

describe("readEnv", () => {
  it("needs nothing on a fresh clone", () => {
    const env = read();
    expect(env).toMatchObject({
      mode: "development",
      PORT: 3000,
      APP_URL: "http://localhost:3000",
      DEMO: true,
      PAYMENTS: "test",
      RUN_JOBS: true,
      TRUSTED_PROXIES: 0,
    });
    expect(env.DATABASE_URL).toBeUndefined();
  });

  it("reports all errors at once", () => {
    const faults = faultsOf({
      PORT: "many",
      DATABASE_URL: "mysql://somewhere/else",
      SESSION_SECRET: "short",
      SMTP_URL: "mail.example",
      TRUSTED_PROXIES: "-1",
      RUN_JOBS: "yes",
      METRICS_TOKEN: "x",
      S3_BUCKET: "photos",
    });
    expect(faults.toSorted()).toEqual(
      [
        "PORT",
        "DATABASE_URL",
        "SESSION_SECRET",
        "SMTP_URL",
        "TRUSTED_PROXIES",
        "RUN_JOBS",
        "METRICS_TOKEN",
        "S3_ENDPOINT",
        "S3_ACCESS_KEY_ID",
        "S3_SECRET_ACCESS_KEY",
      ].toSorted(),
    );
  });

  it("never repeats the value of an invalid secret", () => {
    expect(() => read({ SESSION_SECRET: "hunter2", STRIPE_SECRET_KEY: "hunter2" })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining("hunter2") }),
    );
  });

  it("knows the variables of .env.example, and no others", () => {
    const example = readFileSync(join(projectRoot, ".env.example"), "utf8");
    const names = [...example.matchAll(/^#(\w+)=/gm)].map(([, name]) => name!);
    expect(names.toSorted()).toEqual(Object.keys(variables.shape).toSorted());
  });

  it("treats an empty value as not set", () => {
    const env = read({ PORT: "", DATABASE_URL: "", SESSION_SECRET: "", DEMO: "", APP_URL: "" });
    expect(env).toMatchObject({ PORT: 3000, DEMO: true, APP_URL: "http://localhost:3000" });
    expect(env.DATABASE_URL).toBeUndefined();
    expect(faultsOf({ ...production, SESSION_SECRET: "" })).toEqual(["SESSION_SECRET"]);
  });

  it("has a default reply domain only if emails are read at /dev/mail", () => {
    expect(read().REPLY_DOMAIN).toBe("reply.relevo.example");
    expect(read({ SMTP_URL: "smtp://mail.example" }).REPLY_DOMAIN).toBeUndefined();
    expect(read(production).REPLY_DOMAIN).toBeUndefined();
  });

  it("strips the trailing slash of the base URL, since paths are appended to it", () => {
    expect(read({ APP_URL: "https://relevo.example/" }).APP_URL).toBe("https://relevo.example");
  });

  it.each([
    [
      "a payment key without its webhook secret",
      { STRIPE_SECRET_KEY: "sk_1" },
      ["STRIPE_WEBHOOK_SECRET"],
    ],
    ["Stripe by name without its key", { PAYMENTS: "stripe" }, ["STRIPE_SECRET_KEY"]],
    [
      "a domain for replies without the secret of its webhook",
      { REPLY_DOMAIN: "reply.example.com" },
      ["INBOUND_EMAIL_SECRET"],
    ],
    [
      "a secret for emails without a domain for replies",
      { INBOUND_EMAIL_SECRET: "x".repeat(24) },
      ["REPLY_DOMAIN"],
    ],
    [
      "a domain for replies that is none, and a short secret",
      { REPLY_DOMAIN: "reply@example.com", INBOUND_EMAIL_SECRET: "short" },
      ["REPLY_DOMAIN", "INBOUND_EMAIL_SECRET"],
    ],
    [
      "keys of a bucket without its name",
      { S3_ENDPOINT: "https://s3.example", S3_ACCESS_KEY_ID: "x", S3_SECRET_ACCESS_KEY: "x" },
      ["S3_BUCKET"],
    ],
    ["a token for text messages without a gateway", { SMS_TOKEN: "x" }, ["SMS_URL"]],
    [
      "a secret for emails that signs sessions too",
      {
        REPLY_DOMAIN: "reply.example.com",
        INBOUND_EMAIL_SECRET: "x".repeat(32),
        SESSION_SECRET: "x".repeat(32),
      },
      ["INBOUND_EMAIL_SECRET"],
    ],
    [
      "a replica without a primary",
      { DATABASE_REPLICA_URL: "postgres://replica/relevo" },
      ["DATABASE_URL"],
    ],
    [
      "a list of replicas in which one is no address",
      {
        DATABASE_URL: "postgres://primary/relevo",
        DATABASE_REPLICA_URL: "postgres://replica/relevo, replica.example",
      },
      ["DATABASE_REPLICA_URL.1"],
    ],
  ])("rejects %s", (_what, given, names) => {
    expect(faultsOf(given as Record<string, string>)).toEqual(names);
  });
});

describe("production", () => {
  it("starts with all required variables, without demonstration data", () => {
    expect(read(production)).toMatchObject({
      mode: "production",
      DEMO: false,
      PAYMENTS: "stripe",
      LOG_LEVEL: "info",
    });
  });

  it.each([
    ["SESSION_SECRET", { SESSION_SECRET: "" }],
    ["APP_URL", { APP_URL: "" }],
    ["APP_URL", { APP_URL: "http://relevo.example" }],
    ["SMTP_URL", { SMTP_URL: "" }],
    ["MAIL_FROM", { MAIL_FROM: "" }],
    ["STRIPE_API_BASE", { STRIPE_API_BASE: "http://127.0.0.1:9" }],
    ["DEMO", { DEMO: "1" }],
    ["STRIPE_SECRET_KEY", { STRIPE_SECRET_KEY: "", STRIPE_WEBHOOK_SECRET: "" }],
    ["STRIPE_SECRET_KEY", { STRIPE_SECRET_KEY: "sk_test_1" }],
  ])("refuses to start with an invalid %s", (name, change) => {
    expect(faultsOf({ ...production, ...change })).toEqual([name]);
  });

  it("needs no certificate on localhost", () => {
    for (const APP_URL of ["http://localhost:3000", "http://127.0.0.1:3000"])
      expect(read({ ...production, APP_URL }).APP_URL).toBe(APP_URL);
  });

  it("uses test payments only if configured by name", () => {
    const configured = {
      ...production,
      PAYMENTS: "test",
      STRIPE_SECRET_KEY: "",
      STRIPE_WEBHOOK_SECRET: "",
    };
    expect(read(configured).PAYMENTS).toBe("test");
  });

  it("reports its own errors along with the others", () => {
    expect(faultsOf({ RELEVO_MODE: "production", PORT: "many" })).toEqual([
      "PORT",
      "SESSION_SECRET",
      "APP_URL",
      "SMTP_URL",
      "MAIL_FROM",
      "STRIPE_SECRET_KEY",
    ]);
  });

  it("requires nothing for a demonstration, which runs on the production build", () => {
    const demonstration = { NODE_ENV: "production", RELEVO_MODE: "demonstration" };
    expect(read(demonstration)).toMatchObject({ mode: "demonstration", DEMO: true });
    expect(faultsOf({ ...demonstration, PORT: "many" })).toEqual(["PORT"]);
  });

  it("stores no secret on disk", () => {
    read(production);
    expect(existsSync(join(folder, "session-secret"))).toBe(false);
  });
});

describe("the secret of a data folder", () => {
  it("is persistent, readable only by its owner, and unique per folder", () => {
    const first = read().SESSION_SECRET;
    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(read().SESSION_SECRET).toBe(first);
    expect(statSync(join(folder, "session-secret")).mode & 0o777).toBe(0o600);
    expect(readEnv({ DATA_DIR: join(folder, "other") }).SESSION_SECRET).not.toBe(first);
  });

  it("is written to a temporary file and moved, which leaves nothing behind", () => {
    const secret = read().SESSION_SECRET;
    expect(readdirSync(folder)).toEqual(["session-secret"]);
    expect(readFileSync(join(folder, "session-secret"), "utf8")).toBe(secret);
  });

  it("requires a matching pair of Web Push keys", () => {
    const pair = {
      PUSH_PUBLIC_KEY:
        "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
      PUSH_PRIVATE_KEY: "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
      PUSH_SUBJECT: "mailto:push@relevo.example",
    };
    expect(read(pair)).toMatchObject(pair);
    expect(faultsOf({ PUSH_SUBJECT: pair.PUSH_SUBJECT })).toEqual([
      "PUSH_PUBLIC_KEY",
      "PUSH_PRIVATE_KEY",
    ]);
    expect(faultsOf({ ...pair, PUSH_SUBJECT: "push@relevo.example" })).toEqual(["PUSH_SUBJECT"]);
    const another = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94";
    expect(faultsOf({ ...pair, PUSH_PRIVATE_KEY: another })).toEqual(["PUSH_PRIVATE_KEY"]);
    expect(faultsOf({ ...pair, PUSH_PRIVATE_KEY: "A".repeat(43) })).toEqual(["PUSH_PRIVATE_KEY"]);
  });
});
