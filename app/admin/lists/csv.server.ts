import { toByteStream } from "#app/accounts/data/json-file.ts";
import { type CsvColumn, csvLine } from "#app/shared/csv.ts";

/** Without it, spreadsheets assume Windows-1252. */
const byteOrderMark = "\ufeff";
/** Chunks of about this many characters: one chunk per line is slow. */
const pieceLength = 16_384;

/** Streams rows of any number. A disconnect cancels the stream, which stops the reading. */
export function streamCsv<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: AsyncIterable<Row>,
): ReadableStream<Uint8Array> {
  return toByteStream(writeCsv(columns, rows));
}

async function* writeCsv<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: AsyncIterable<Row>,
): AsyncGenerator<string> {
  let piece = byteOrderMark + csvLine(columns.map(({ header }) => header));
  for await (const row of rows) {
    piece += csvLine(columns.map(({ value }) => value(row)));
    if (piece.length < pieceLength) continue;
    yield piece;
    piece = "";
  }
  yield piece;
}

export function csvResponse<Row>(
  name: string,
  now: Date,
  columns: readonly CsvColumn<Row>[],
  rows: AsyncIterable<Row>,
): Response {
  const file = `relevo-${name}-${now.toISOString().slice(0, 10)}.csv`;
  return new Response(streamCsv(columns, rows), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${file}"`,
    },
  });
}
