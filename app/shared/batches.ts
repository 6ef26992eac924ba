const batchSize = 200;

/** Reads a long list in batches by keyset, so that only one batch is in memory. */
export async function* readInBatches<Row, Key>(
  read: (after: Key | null, size: number) => Promise<Row[]>,
  keyOf: (row: Row) => Key,
  size: number = batchSize,
): AsyncGenerator<Row> {
  let after: Key | null = null;
  for (;;) {
    const rows: Row[] = await read(after, size);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < size) return;
    after = keyOf(last);
  }
}
