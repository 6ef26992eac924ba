export interface Refusal {
  status: 408 | 413 | 503;
  words: string;
}

/** The largest email that the providers pass on is 35 MB, and larger in their JSON. */
const defaults = {
  maxBytes: 50 * 2 ** 20,
  maxHeldBytes: 128 * 2 ** 20,
  maxOpen: 50,
  maxMs: 60_000,
};

const tooLarge: Refusal = { status: 413, words: "This email is too large" };
const tooMany: Refusal = { status: 503, words: "Too many emails at once" };
const tooLate: Refusal = { status: 408, words: "This email took too long to arrive" };

/**
 * Reads the bodies of requests, as long as all that are held together are within the limits: a body counts by what has arrived of
 * it, until it is handled.
 */
export function bodyReader(limits: Partial<typeof defaults> = {}) {
  const { maxBytes, maxHeldBytes, maxOpen, maxMs } = { ...defaults, ...limits };
  let held = 0;
  let open = 0;

  return async <Answer>(
    request: Request,
    handle: (bytes: Uint8Array<ArrayBuffer>) => Promise<Answer>,
  ): Promise<Answer | Refusal> => {
    if (open >= maxOpen) return tooMany;
    if (Number(request.headers.get("content-length")) > maxBytes) return tooLarge;
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    let isLate = false;
    const reader = request.body?.getReader();
    const deadline = setTimeout(() => {
      isLate = true;
      void reader?.cancel();
    }, maxMs);
    open++;
    try {
      for (;;) {
        const { value } = (await reader?.read()) ?? {};
        if (isLate) return tooLate;
        if (!value) break;
        bytes += value.byteLength;
        held += value.byteLength;
        if (bytes > maxBytes) return tooLarge;
        if (held > maxHeldBytes) return tooMany;
        chunks.push(value);
      }
      clearTimeout(deadline);
      return await handle(new Uint8Array(Buffer.concat(chunks.splice(0))));
    } finally {
      clearTimeout(deadline);
      open--;
      held -= bytes;
    }
  };
}
