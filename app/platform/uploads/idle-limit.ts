/** Passes data on and gives up after this long without any: slow connections are fine, silent ones are not. */
export async function* limitIdleTime(
  body: ReadableStream<Uint8Array>,
  idleMs: number,
): AsyncGenerator<Uint8Array, void> {
  const reader = body.getReader();
  let timer: NodeJS.Timeout | undefined;
  try {
    for (;;) {
      const idle = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error(`nothing arrived for ${idleMs} ms`)), idleMs);
      });
      const { done, value } = await Promise.race([reader.read(), idle]);
      clearTimeout(timer);
      if (done) return;
      yield value;
    }
  } finally {
    clearTimeout(timer);
    await reader.cancel().catch(() => {
      // The connection has ended already.
    });
  }
}
