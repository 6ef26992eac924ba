export type FileParts = Record<string, object | AsyncIterable<object>>;

/** Streamed in parts, so that a long list is never in memory as a whole. */
export async function* writeJson(parts: FileParts): AsyncGenerator<string> {
  yield "{";
  let isFirst = true;
  for (const [name, part] of Object.entries(parts)) {
    yield `${isFirst ? "" : ","}\n${JSON.stringify(name)}: `;
    isFirst = false;
    if (isList(part)) yield* writeList(part);
    else yield JSON.stringify(part, null, 2);
  }
  yield "\n}\n";
}

async function* writeList(rows: AsyncIterable<object>): AsyncGenerator<string> {
  yield "[";
  let isFirst = true;
  for await (const row of rows) {
    yield `${isFirst ? "" : ","}\n${JSON.stringify(row)}`;
    isFirst = false;
  }
  yield isFirst ? "]" : "\n]";
}

const isList = (part: object | AsyncIterable<object>): part is AsyncIterable<object> =>
  Symbol.asyncIterator in part;

export function toByteStream(texts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await texts.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      async cancel() {
        await texts.return(undefined);
      },
    },
    // A HEAD response is never read.
    { highWaterMark: 0 },
  );
}
