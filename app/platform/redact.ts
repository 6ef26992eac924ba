import { describeError } from "#app/platform/jobs/describe-failure.ts";

const secret =
  /^(.*password.*|.*token|.*secret|code|otp|.*cookie|(proxy)?authorization|.*api_?key|access_?key(_?id)?|card_?number|pan|cvc|cvv)$/;
const hidden = "[hidden]";
const maxDepth = 8;

export function redact(value: unknown, depth = 0): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (depth > maxDepth) return "[deep]";
  if (value instanceof Date || ArrayBuffer.isView(value)) return plain(value);
  if (isError(value)) return redactError(value, depth);
  if (Array.isArray(value)) return value.map((entry) => redact(entry, depth + 1));
  if (value instanceof Headers || value instanceof Map)
    return redactEntries(value.entries(), depth);
  const own = value as { toJSON?: () => unknown };
  if (typeof own.toJSON === "function") return redact(own.toJSON(), depth + 1);
  return redactEntries(Object.entries(value), depth);
}

function redactEntries(entries: Iterable<[unknown, unknown]>, depth: number) {
  const copy: Record<string, unknown> = {};
  for (const [key, value] of entries) {
    const name = String(key);
    copy[name] = isSecret(name) ? hidden : redact(value, depth + 1);
  }
  return copy;
}

/** Other properties that libraries attach to an error may repeat rows, parameters or responses. */
const keptProperties =
  "code errno syscall address port status statusCode requestId severity schema table column dataType constraint routine command responseCode queue".split(
    " ",
  );

function redactError(error: Error, depth: number): Record<string, unknown> {
  const given = error as unknown as Record<string, unknown>;
  const copy: Record<string, unknown> = {
    type: error.name === "Error" ? error.constructor.name : error.name,
    message: withoutContents(error.message, given.code),
    stack: framesOf(error),
  };
  for (const name of keptProperties)
    if (typeof given[name] === "string" || typeof given[name] === "number")
      copy[name] = given[name];
  if (error.cause !== undefined) copy.cause = redact(error.cause, depth + 1);
  if (Array.isArray(given.errors)) copy.errors = redact(given.errors, depth + 1);
  return copy;
}

const isError = (value: object): value is Error => {
  const { message, stack } = value as Partial<Error>;
  return value instanceof Error || (typeof message === "string" && typeof stack === "string");
};

/** PostgreSQL's class for values that do not fit their type; the message quotes them. */
const dataException = /^22\w{3}$/;
const emailAddresses = /[^\s@"'<>(),:;]{1,64}@[^\s@"'<>(),:;]+/g;
const maxLength = 2_000;

function withoutContents(message: string, code: unknown): string {
  const text = describeError(message, maxLength).replace(emailAddresses, hidden);
  return dataException.test(String(code)) ? text.replace(/".*"/s, `"${hidden}"`) : text;
}

/** The stack starts with the original message. */
function framesOf({ message, stack = "" }: Error): string {
  const start = stack.indexOf(message);
  const rest = start < 0 ? stack : stack.slice(start + message.length);
  const frames = rest.indexOf("\n    at ");
  return frames < 0 ? "" : rest.slice(frames + 1);
}

const isSecret = (name: string): boolean => secret.test(name.toLowerCase().replaceAll("-", ""));

const plain = (value: Date | ArrayBufferView): unknown =>
  value instanceof Date ? value : `[${value.byteLength} bytes]`;
