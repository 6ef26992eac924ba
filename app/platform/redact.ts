/** Names of fields that are never logged, at any depth and in any spelling. */
const secret =
  /^(.*password.*|.*token|.*secret|code|otp|.*cookie|(proxy)?authorization|.*api_?key|access_?key(_?id)?|card_?number|pan|cvc|cvv)$/;
const hidden = "[hidden]";
const maxDepth = 8;

/** A copy for the log: secrets are redacted by field name, and errors become plain objects, with their causes. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (depth > maxDepth) return "[deep]";
  if (value instanceof Date || ArrayBuffer.isView(value)) return plain(value);
  if (value instanceof Error) return redactError(value, depth);
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

function redactError(error: Error, depth: number): Record<string, unknown> {
  const { code, params, ...rest } = { ...error } as Record<string, unknown>;
  const message = withoutParameters(error.message, params);
  return {
    ...redactEntries(Object.entries(rest), depth),
    type: error.name === "Error" ? error.constructor.name : error.name,
    message,
    stack: withoutParameters(error.stack ?? "", params),
    // The code of an error (ECONNREFUSED, 23505) is useful to operators and not a secret code that was sent to a person.
    ...(code !== undefined && { code }),
    ...(error.cause !== undefined && { cause: redact(error.cause, depth + 1) }),
  };
}

/** A failed query repeats its parameters in its message: session tokens, password hashes, emails. */
function withoutParameters(text: string, params: unknown): string {
  if (params === undefined) return text;
  const start = text.indexOf("\nparams: ");
  if (start < 0) return text;
  const end = start + "\nparams: ".length + String(params).length;
  return `${text.slice(0, start)}\nparams: ${hidden}${text.slice(end)}`;
}

const isSecret = (name: string): boolean => secret.test(name.toLowerCase().replaceAll("-", ""));

const plain = (value: Date | ArrayBufferView): unknown =>
  value instanceof Date ? value : `[${value.byteLength} bytes]`;
