import { createHash } from "node:crypto";
import { LineChecksum } from "#app/platform/backup/checksum.ts";
import {
  dumpRows,
  findLastMigration,
  fixTextFormat,
  listSequences,
  listTables,
} from "#app/platform/backup/dump-tables.ts";
import {
  fileEntry,
  indexEntry,
  type IndexedFile,
  type Manifest,
  manifestName,
  tableEntry,
  type TableManifest,
} from "#app/platform/backup/manifest.ts";
import type { TarEntry } from "#app/platform/backup/tar.ts";
import { type OpenSink, writeArchive } from "#app/platform/backup/write-archive.ts";
import type { Database, Db } from "#app/platform/db/db.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";

export interface BackupSource {
  database: Database;
  files: FileStore;
  version: string;
  now: Date;
  /** Files whose deletion was promised: an archive would keep them. */
  leavesOut?: (key: string) => boolean;
  progress?: (step: string) => void;
  /** Where the bytes go; replaced only in tests. */
  openSink?: OpenSink;
}

const portionLength = 4 * 1024 * 1024;
const filesPerIndex = 1000;

/** The database comes first, from one snapshot, then the files: those that its rows name exist by then. */
export async function backUp(source: BackupSource, path: string): Promise<Manifest> {
  let manifest: Manifest | undefined;
  await writeArchive(
    path,
    entriesOf(source, (made) => (manifest = made)),
    source.openSink,
  );
  return manifest!;
}

async function* entriesOf(
  { database, files, version, now, leavesOut = () => false, progress = () => {} }: BackupSource,
  onManifest: (manifest: Manifest) => void,
): AsyncGenerator<TarEntry> {
  const tables: TableManifest[] = [];
  const parts: Pick<Manifest, "migration" | "sequences"> = { migration: "", sequences: [] };
  yield* inSnapshot(database.db, async function* (tx) {
    await fixTextFormat(tx);
    parts.migration = await findLastMigration(tx);
    parts.sequences = await listSequences(tx);
    for (const table of await listTables(tx)) {
      const checksum = new LineChecksum();
      let portion = 0;
      for await (const lines of inPortions(dumpRows(tx, table), checksum))
        yield textEntry(tableEntry(table.name, portion++), lines);
      tables.push({ ...table, rows: checksum.count, checksum: checksum.text });
      progress(`${table.name}: ${String(checksum.count)} rows`);
    }
  });

  const stored = { count: 0, bytes: 0 };
  let index: IndexedFile[] = [];
  let portion = 0;
  const writeIndex = () => {
    const lines = index.map((file) => `${JSON.stringify(file)}\n`).join("");
    index = [];
    return textEntry(indexEntry(portion++), lines);
  };
  for await (const { key } of files.list()) {
    const file = leavesOut(key) ? null : await files.get(key);
    if (!file) continue;
    const hash = createHash("sha256");
    yield { name: fileEntry(key), size: file.size, body: hashed(file.body, hash) };
    index.push({ key, size: file.size, sha256: hash.digest("hex") });
    stored.count++;
    stored.bytes += file.size;
    if (index.length === filesPerIndex) {
      progress(`files: ${String(stored.count)}`);
      yield writeIndex();
    }
  }
  if (index.length > 0) yield writeIndex();
  progress(`files: ${String(stored.count)}, ${String(stored.bytes)} bytes`);

  const manifest: Manifest = {
    format: 1,
    version,
    createdAt: now.toISOString(),
    database: database.kind,
    ...parts,
    tables,
    files: stored,
  };
  onManifest(manifest);
  yield textEntry(manifestName, `${JSON.stringify(manifest, null, 2)}\n`);
}

/** A transaction is a callback and an archive is a pull stream: entries are handed over one by one while the transaction is open. */
async function* inSnapshot<Item>(
  db: Db,
  read: (tx: Db) => AsyncGenerator<Item>,
): AsyncGenerator<Item> {
  let wanted = Promise.withResolvers<boolean>();
  let given = Promise.withResolvers<IteratorResult<Item>>();
  const transaction = db.transaction(
    async (tx) => {
      for await (const item of read(tx)) {
        if (!(await wanted.promise)) return;
        wanted = Promise.withResolvers();
        given.resolve({ done: false, value: item });
      }
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
  const ended = transaction.then((): IteratorResult<Item> => ({ done: true, value: undefined }));
  try {
    for (;;) {
      given = Promise.withResolvers();
      wanted.resolve(true);
      const { done, value } = await Promise.race([given.promise, ended]);
      if (done) return;
      yield value;
    }
  } finally {
    wanted.resolve(false);
    await transaction;
  }
}

async function* inPortions(
  lines: AsyncIterable<string>,
  checksum: LineChecksum,
): AsyncGenerator<string> {
  let portion = "";
  for await (const line of lines) {
    checksum.add(line);
    // As JSON, because a line of a record may contain line breaks.
    portion += `${JSON.stringify(line)}\n`;
    if (portion.length < portionLength) continue;
    yield portion;
    portion = "";
  }
  if (portion) yield portion;
}

async function* hashed(
  body: ReadableStream<Uint8Array>,
  hash: ReturnType<typeof createHash>,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of body) {
    hash.update(chunk);
    yield chunk;
  }
}

function textEntry(name: string, text: string): TarEntry {
  const bytes = Buffer.from(text);
  return { name, size: bytes.byteLength, body: once(bytes) };
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
