import { toByteStream } from "#app/accounts/data/json-file.ts";
import { type CsvColumns, csvLine } from "#app/shared/csv.ts";

/** Without it, spreadsheets assume Windows-1252. */
const byteOrderMark = "\ufeff";
/** Chunks of about this many characters: one chunk per line is slow. */
const pieceLength = 16_384;

type Rows<Row> = Iterable<Row> | AsyncIterable<Row>;

/** Streams rows of any number. A disconnect cancels the stream, which stops the reading. */
export function streamCsv<Row>(
  columns: CsvColumns<Row>,
  rows: Rows<Row>,
): ReadableStream<Uint8Array> {
  return toByteStream(writeCsv(columns, rows));
}

async function* writeCsv<Row>(columns: CsvColumns<Row>, rows: Rows<Row>): AsyncGenerator<string> {
  let piece = byteOrderMark + csvLine(Object.keys(columns));
  const cells = Object.values(columns);
  for await (const row of rows) {
    piece += csvLine(cells.map((cell) => cell(row)));
    if (piece.length < pieceLength) continue;
    yield piece;
    piece = "";
  }
  yield piece;
}

export function csvResponse<Row>(
  name: string,
  now: Date,
  columns: CsvColumns<Row>,
  rows: Rows<Row>,
): Response {
  const file = `relevo-${name}-${now.toISOString().slice(0, 10)}.csv`;
  return new Response(streamCsv(columns, rows), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${file}"`,
    },
  });
}
