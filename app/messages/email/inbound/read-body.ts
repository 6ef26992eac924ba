export type ReadBody = Disposable &
  (
    | { ok: true; bytes: Uint8Array<ArrayBuffer> }
    | { ok: false; status: 408 | 413 | 503; words: string }
  );

/** The largest email that the providers pass on, which is larger in their JSON. */
const defaults = {
  maxBytes: 50 * 2 ** 20,
  maxHeldBytes: 128 * 2 ** 20,
  maxOpen: 50,
  maxMs: 60_000,
};

/**
 * Reads the bodies of requests, as long as all that are held together are within the limits: a body counts by what has arrived of
 * it, until it is disposed of.
 */
export function bodyReader(limits: Partial<typeof defaults> = {}) {
  const { maxBytes, maxHeldBytes, maxOpen, maxMs } = { ...defaults, ...limits };
  let held = 0;
  let open = 0;
  return async (request: Request): Promise<ReadBody> => {
    let bytes = 0;
    open++;
    const release = () => {
      open--;
      held -= bytes;
    };
    const refuse = (status: 408 | 413 | 503, words: string) =>
      ({ ok: false, status, words, [Symbol.dispose]: release }) as const;
    if (open > maxOpen) return refuse(503, "Too many emails at once");
    if (Number(request.headers.get("content-length")) > maxBytes)
      return refuse(413, "This email is too large");
    const chunks: Uint8Array[] = [];
    const reader = request.body?.getReader();
    let isLate = false;
    const deadline = setTimeout(() => {
      isLate = true;
      void reader?.cancel();
    }, maxMs);
    try {
      for (;;) {
        const { done = true, value } = (await reader?.read()) ?? {};
        if (isLate) return refuse(408, "This email took too long to arrive");
        if (done || !value) break;
        bytes += value.byteLength;
        held += value.byteLength;
        if (bytes > maxBytes) return refuse(413, "This email is too large");
        if (held > maxHeldBytes) return refuse(503, "Too many emails at once");
        chunks.push(value);
      }
    } catch (error) {
      release();
      throw error;
    } finally {
      clearTimeout(deadline);
    }
    return { ok: true, bytes: new Uint8Array(Buffer.concat(chunks)), [Symbol.dispose]: release };
  };
}
