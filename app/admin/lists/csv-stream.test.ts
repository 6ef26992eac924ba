import { expect, test } from "vitest";
import { csvResponse, streamCsv } from "./csv.server.ts";

async function* numbers(count: number, onEnd = () => {}) {
  try {
    for (let n = 1; n <= count; n++) {
      await Promise.resolve();
      yield { n };
    }
  } finally {
    onEnd();
  }
}
const columns = { Number: ({ n }: { n: number }) => n };

test("a file starts with the byte order mark and the headers", async () => {
  const response = csvResponse("things", new Date("2026-11-16T12:00:00Z"), columns, numbers(2));
  expect(response.headers.get("content-disposition")).toBe(
    'attachment; filename="relevo-things-2026-11-16.csv"',
  );
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(Buffer.from(bytes.slice(0, 3)).toString("hex")).toBe("efbbbf");
  expect(new TextDecoder().decode(bytes)).toBe("Number\r\n1\r\n2\r\n");
});

test("stops reading rows when the client disconnects", async () => {
  let isOver = false;
  const reader = streamCsv(
    columns,
    numbers(1e9, () => (isOver = true)),
  ).getReader();
  await reader.read();
  await reader.cancel();
  expect(isOver).toBe(true);
});
