import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import { LineChecksum } from "#app/platform/backup/checksum.ts";
import {
  fileEntry,
  type IndexedFile,
  indexedFileSchema,
  type Manifest,
  manifestName,
  manifestSchema,
} from "#app/platform/backup/manifest.ts";
import { DamagedArchiveError, readTar, type TarEntry } from "#app/platform/backup/tar.ts";

export const openArchive = (path: string): AsyncGenerator<TarEntry> => readTar(decompress(path));

async function* decompress(path: string): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip();
  const source = createReadStream(path);
  source.on("error", (error) => gunzip.destroy(error));
  source.pipe(gunzip);
  try {
    yield* gunzip as AsyncIterable<Uint8Array>;
  } catch (error) {
    if (String((error as NodeJS.ErrnoException).code).startsWith("Z_"))
      throw new DamagedArchiveError((error as Error).message);
    throw error;
  } finally {
    source.destroy();
    gunzip.destroy();
  }
}

/** Reads in step with its caller: a stream that reads ahead would fail where nobody listens. */
export async function* linesOf({ body }: TarEntry): AsyncGenerator<string> {
  const text = new TextDecoder();
  let begun: string[] = [];
  for await (const chunk of body) {
    const lines = text.decode(chunk, { stream: true }).split("\n");
    for (const end of lines.splice(0, lines.length - 1)) {
      const line = [...begun, end].join("");
      begun = [];
      if (line) yield line;
    }
    begun.push(lines[0]!);
  }
  const last = begun.join("");
  if (last) yield last;
}

export async function* rowsOf(entry: TarEntry): AsyncGenerator<string> {
  for await (const line of linesOf(entry)) yield parseJson(line) as string;
}

/** Compressed data may be altered so that it can still be unpacked. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new DamagedArchiveError((error as Error).message);
  }
}

export const tableOf = ({ name }: TarEntry): string | null =>
  /^tables\/([a-z_]+\.[a-z0-9_]+)\//.exec(name)?.[1] ?? null;

/** Reads the whole archive and compares it with its manifest. Restoring starts with this, so that it does not fail halfway. */
export async function verifyArchive(path: string): Promise<Manifest> {
  const tables = new Map<string, LineChecksum>();
  const files = { count: 0, bytes: 0 };
  let unlisted = new Map<string, IndexedFile>();
  let manifest: Manifest | undefined;
  for await (const entry of openArchive(path)) {
    if (manifest) throw new DamagedArchiveError("something follows its manifest");
    const table = tableOf(entry);
    if (table) {
      const checksum = tables.get(table) ?? new LineChecksum();
      tables.set(table, checksum);
      for await (const row of rowsOf(entry)) checksum.add(row);
    } else if (entry.name.startsWith("files/")) {
      const file = { key: entry.name.slice(6), size: entry.size, sha256: await hashOf(entry) };
      unlisted.set(file.key, file);
      files.count++;
      files.bytes += file.size;
    } else if (entry.name.startsWith("file-index/")) {
      await compareFiles(entry, unlisted);
      unlisted = new Map();
    } else if (entry.name === manifestName) manifest = await readManifest(entry);
    else throw new DamagedArchiveError(`it holds ${entry.name}, which no backup has`);
  }
  if (!manifest) throw new DamagedArchiveError("it has no manifest");
  if (unlisted.size > 0) throw new DamagedArchiveError("its index of files is not complete");
  compareTables(manifest, tables);
  if (manifest.files.count !== files.count || manifest.files.bytes !== files.bytes)
    throw new DamagedArchiveError("files are missing");
  return manifest;
}

async function readManifest({ body }: TarEntry): Promise<Manifest> {
  const parts: Uint8Array[] = [];
  for await (const part of body) parts.push(part);
  return manifestSchema.parse(parseJson(Buffer.concat(parts).toString()));
}

async function hashOf({ body }: TarEntry): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of body) hash.update(chunk);
  return hash.digest("hex");
}

async function compareFiles(
  entry: TarEntry,
  found: ReadonlyMap<string, IndexedFile>,
): Promise<void> {
  let listed = 0;
  for await (const line of linesOf(entry)) {
    const { key, size, sha256 } = indexedFileSchema.parse(parseJson(line));
    const file = found.get(key);
    if (file?.size !== size || file.sha256 !== sha256)
      throw new DamagedArchiveError(`${fileEntry(key)} is not what was stored`);
    listed++;
  }
  if (listed !== found.size) throw new DamagedArchiveError("its index of files is not complete");
}

function compareTables({ tables }: Manifest, found: ReadonlyMap<string, LineChecksum>): void {
  for (const { name, rows, checksum } of tables) {
    const { count = 0, text = new LineChecksum().text } = found.get(name) ?? {};
    if (count !== rows || text !== checksum)
      throw new DamagedArchiveError(`${name} is not what was stored`);
  }
  for (const name of found.keys())
    if (!tables.some((table) => table.name === name))
      throw new DamagedArchiveError(`${name} is not in its manifest`);
}
