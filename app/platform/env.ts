import { createECDH, randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { z } from "zod";
import { readSentryAddress } from "#app/platform/error-reports/sentry-address.ts";
import { OperatorError } from "#app/shared/operator-error.ts";

/**
 * - `production`: started by an operator with NODE_ENV=production. Never seeds, rejects insecure settings.
 * - `demonstration`: `npm start` on any machine. Loads the demonstration data into an empty database.
 * - `development`: `npm run dev`, with hot reload. Also demonstration data.
 * - `test`: inside the test suite.
 */
export type Mode = "production" | "demonstration" | "development" | "test";

const flag = z.enum(["0", "1"]).transform((value) => value === "1");
const url = (protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be an address that starts with ${protocols.map((p) => (p === "mailto:" ? p : `${p}//`)).join(" or ")}`,
  });
const http = url(["http:", "https:"]);
const postgres = url(["postgres:", "postgresql:"]);

/** `.env.example` explains each of them. */
export const variables = z.object({
  NODE_ENV: z.enum(["production", "development", "test"]).optional(),
  RELEVO_MODE: z.enum(["production", "demonstration", "development", "test"]).optional(),
  PORT: z.coerce.number({ error: "must be a number" }).int().min(0).max(65535).default(3000),
  HOST: z.string().default("127.0.0.1"),
  APP_URL: http.optional(),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: postgres.optional(),
  DATABASE_REPLICA_URL: z
    .string()
    .default("")
    .transform((value) => value.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(postgres)),
  DATABASE_POOL: z.coerce.number({ error: "must be a number" }).int().min(2).max(200).default(10),
  SESSION_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  SESSION_SECRET_PREVIOUS: z.string().min(32, "must have at least 32 characters").optional(),
  ADMIN_2FA: z.enum(["optional", "required"]).default("optional"),
  DEMO: flag.optional(),
  SMTP_URL: url(["smtp:", "smtps:"]).optional(),
  MAIL_FROM: z.string().default("Relevo <no-reply@relevo.example>"),
  REPLY_DOMAIN: z.hostname("must be a host name").optional(),
  INBOUND_EMAIL_SECRET: z.string().min(24, "must have at least 24 characters").optional(),
  SMS_URL: http.optional(),
  SMS_TOKEN: z.string().optional(),
  PUSH_PUBLIC_KEY: z
    .string()
    .regex(/^B[\w-]{86}$/, "must be a key made by `npm run admin -- push-keys`")
    .optional(),
  PUSH_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, "must be a key made by `npm run admin -- push-keys`")
    .optional(),
  PUSH_SUBJECT: url(["mailto:", "https:"]).optional(),
  PAYMENTS: z.enum(["stripe", "test"]).optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_/, "must start with sk_, or rk_ if restricted")
    .optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith("whsec_", "must start with whsec_").optional(),
  STRIPE_API_BASE: http.optional(),
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: http.optional(),
  S3_REGION: z.string().default("auto"),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "silent"]).optional(),
  SENTRY_DSN: z
    .string()
    .refine((value) => readSentryAddress(value) !== null, "must look like https://KEY@HOST/PROJECT")
    .optional(),
  METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
  TRUSTED_PROXIES: z.coerce.number({ error: "must be a number" }).int().min(0).max(10).default(0),
  RUN_JOBS: flag.default(true),
  WORKER_PORT: z.coerce.number({ error: "must be a number" }).int().min(0).max(65535).optional(),
  PAGE_CACHE_MB: z.coerce.number({ error: "must be a number" }).int().min(0).default(64),
  WEB_PROCESSES: z.coerce.number({ error: "must be a number" }).int().min(1).max(64).optional(),
  RATE_LIMIT_PER_MINUTE: z.coerce.number({ error: "must be a number" }).int().min(1).default(600),
});

export interface Env extends Omit<
  z.infer<typeof variables>,
  | "NODE_ENV"
  | "RELEVO_MODE"
  | "APP_URL"
  | "SESSION_SECRET"
  | "DEMO"
  | "PAYMENTS"
  | "LOG_LEVEL"
  | "WEB_PROCESSES"
> {
  mode: Mode;
  APP_URL: string;
  SESSION_SECRET: string;
  /** Whether an empty database is seeded with the demonstration data and the sign-in page lists its accounts. */
  DEMO: boolean;
  PAYMENTS: "stripe" | "test";
  LOG_LEVEL: string;
  /** How many processes share the port. The embedded database allows one. */
  WEB_PROCESSES: number;
}

export class EnvironmentError extends OperatorError {
  readonly faults: string[];
  constructor(faults: string[]) {
    super(`The environment is not valid:\n${faults.map((fault) => `  - ${fault}`).join("\n")}`);
    this.name = "EnvironmentError";
    this.faults = faults;
  }
}

/** Validates the whole environment at once, so that an operator sees all errors together. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = variables.safeParse(given);
  const faults = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  const values = parsed.data;
  const mode = readMode(given);

  const bucket = ["S3_BUCKET", "S3_ENDPOINT", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"];
  // Without one of them files would silently go to the disk.
  if (bucket.some((name) => given[name]))
    for (const name of bucket)
      if (!given[name]) faults.push(`${name}: is required when the other S3_ variables are set`);
  if (given.SMS_TOKEN && !given.SMS_URL) faults.push("SMS_URL: is required when SMS_TOKEN is set");
  if (given.REPLY_DOMAIN && !given.INBOUND_EMAIL_SECRET)
    faults.push("INBOUND_EMAIL_SECRET: is required when REPLY_DOMAIN is set");
  if (given.INBOUND_EMAIL_SECRET && !given.REPLY_DOMAIN)
    faults.push("REPLY_DOMAIN: is required when INBOUND_EMAIL_SECRET is set");
  if (given.INBOUND_EMAIL_SECRET && given.INBOUND_EMAIL_SECRET === given.SESSION_SECRET)
    faults.push(
      "INBOUND_EMAIL_SECRET: must not be SESSION_SECRET, since the email provider knows it",
    );
  faults.push(...pushFaults(given));
  if (given.STRIPE_SECRET_KEY && !given.STRIPE_WEBHOOK_SECRET)
    faults.push("STRIPE_WEBHOOK_SECRET: is required when STRIPE_SECRET_KEY is set");
  if (given.PAYMENTS === "stripe" && !given.STRIPE_SECRET_KEY)
    faults.push("STRIPE_SECRET_KEY: is required when PAYMENTS=stripe");
  if (Number(given.WEB_PROCESSES) > 1 && !given.DATABASE_URL)
    faults.push("DATABASE_URL: is required when WEB_PROCESSES is more than 1");
  if (given.DATABASE_REPLICA_URL && !given.DATABASE_URL)
    faults.push("DATABASE_URL: is required when DATABASE_REPLICA_URL is set");
  if (mode === "production") {
    if (!given.SESSION_SECRET) faults.push("SESSION_SECRET: is required in production");
    if (!given.APP_URL) faults.push("APP_URL: is required in production");
    else if (!isSafeAddress(given.APP_URL))
      faults.push(
        "APP_URL: must start with https:// in production, or cookies could be read on the way",
      );
    if (!given.SMTP_URL)
      faults.push("SMTP_URL: is required in production, or no email reaches anybody");
    if (!given.MAIL_FROM) faults.push("MAIL_FROM: is required in production");
    if (given.STRIPE_API_BASE)
      faults.push("STRIPE_API_BASE: is for tests, and refused in production");
    if (given.DEMO === "1") faults.push("DEMO: demonstration data is refused in production");
    if (!given.STRIPE_SECRET_KEY && given.PAYMENTS !== "test")
      faults.push("STRIPE_SECRET_KEY: is required in production (or PAYMENTS=test, by name)");
    if (/^.k_test_/.test(given.STRIPE_SECRET_KEY ?? "") && given.PAYMENTS !== "test")
      faults.push("STRIPE_SECRET_KEY: is a test key, which is refused in production");
  }
  if (!values || faults.length > 0) throw new EnvironmentError(faults);

  const dataDir = resolve(values.DATA_DIR);
  return {
    ...values,
    mode,
    DATA_DIR: dataDir,
    APP_URL: (values.APP_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/, ""),
    SESSION_SECRET: values.SESSION_SECRET ?? storedSecret(dataDir),
    DEMO: values.DEMO ?? (mode === "demonstration" || mode === "development"),
    // At a terminal only problems matter; a log collector wants every request.
    LOG_LEVEL:
      values.LOG_LEVEL ??
      { production: "info", development: "info", demonstration: "warn", test: "silent" }[mode],
    WEB_PROCESSES: values.WEB_PROCESSES ?? (values.DATABASE_URL ? availableParallelism() : 1),
    // Emails that stay in the database can be answered at /dev/mail.
    ...(mode !== "production" && !values.SMTP_URL && !values.REPLY_DOMAIN
      ? { REPLY_DOMAIN: "reply.relevo.example" }
      : {}),
    PAYMENTS: values.PAYMENTS ?? (values.STRIPE_SECRET_KEY ? "stripe" : "test"),
  };
}

/** Web Push needs all three, and a matching pair: browsers would accept the one, and push services reject the other. */
function pushFaults(given: Record<string, string | undefined>): string[] {
  const names = ["PUSH_PUBLIC_KEY", "PUSH_PRIVATE_KEY", "PUSH_SUBJECT"] as const;
  if (names.every((name) => !given[name])) return [];
  const missing = names.filter((name) => !given[name]);
  if (missing.length > 0)
    return missing.map((name) => `${name}: is required when the other PUSH_ variables are set`);
  return isKeyPair(given.PUSH_PUBLIC_KEY!, given.PUSH_PRIVATE_KEY!)
    ? []
    : ["PUSH_PRIVATE_KEY: does not belong to PUSH_PUBLIC_KEY"];
}

function isKeyPair(publicKey: string, privateKey: string): boolean {
  const pair = createECDH("prime256v1");
  try {
    pair.setPrivateKey(privateKey, "base64url");
  } catch {
    // Zero, or larger than the curve allows.
    return false;
  }
  return pair.getPublicKey("base64url") === publicKey;
}

/** Nobody can intercept traffic on localhost. */
const isSafeAddress = (address: string): boolean => {
  const { protocol, hostname } = URL.parse(address) ?? {};
  return protocol !== "http:" || hostname === "localhost" || hostname === "127.0.0.1";
};

/** Parsed separately, so that the reported errors are those of the requested mode even if other variables are invalid. */
function readMode(given: Record<string, string | undefined>): Mode {
  const { RELEVO_MODE, NODE_ENV } = variables.shape;
  return (
    RELEVO_MODE.safeParse(given.RELEVO_MODE).data ??
    NODE_ENV.safeParse(given.NODE_ENV).data ??
    "development"
  );
}

/** Outside production each data folder has its own random secret, so that sessions survive a restart. */
function storedSecret(dataDir: string): string {
  const file = join(dataDir, "session-secret");
  if (existsSync(file)) return readFileSync(file, "utf8");
  mkdirSync(dataDir, { recursive: true });
  // Written to a temporary file and linked: atomic, and of two processes the first one wins.
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, randomBytes(32).toString("base64url"), { mode: 0o600 });
  try {
    linkSync(temporary, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(temporary);
  }
  return readFileSync(file, "utf8");
}
