import { OperatorError } from "#app/shared/operator-error.ts";

/** The part of the tar format (ustar) that an archive needs: plain files, written and read as streams. */

const blockSize = 512;

export interface TarEntry {
  name: string;
  size: number;
  body: AsyncIterable<Uint8Array>;
}

export class DamagedArchiveError extends OperatorError {
  constructor(what: string) {
    super(`The archive is damaged: ${what}.`);
    this.name = "DamagedArchiveError";
  }
}

export async function* writeTar(entries: AsyncIterable<TarEntry>): AsyncGenerator<Uint8Array> {
  for await (const { name, size, body } of entries) {
    yield header(name, size);
    let written = 0;
    for await (const chunk of body) {
      written += chunk.byteLength;
      yield chunk;
    }
    if (written !== size)
      throw new Error(`${name} has ${String(written)} bytes instead of ${String(size)}`);
    yield Buffer.alloc(paddingOf(size));
  }
  yield Buffer.alloc(2 * blockSize);
}

/** Read each body before the next entry; the rest of it is skipped. */
export async function* readTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const bytes = new ByteReader(source);
  try {
    for (;;) {
      const block = await bytes.take(blockSize);
      if (block.every((byte) => byte === 0)) break;
      const { name, size } = parseHeader(block);
      const body = bytes.stream(size);
      yield { name, size, body };
      await drain(body);
      await bytes.take(paddingOf(size));
    }
    await bytes.expectEnd();
  } finally {
    await bytes.close();
  }
}

async function drain(body: AsyncIterable<Uint8Array>): Promise<void> {
  const chunks = body[Symbol.asyncIterator]();
  while (!(await chunks.next()).done);
}

const paddingOf = (size: number): number => (blockSize - (size % blockSize)) % blockSize;

function header(name: string, size: number): Buffer {
  const block = Buffer.alloc(blockSize);
  const [prefix, short] = splitName(name);
  block.write(short, 0, 100, "utf8");
  block.write("0000600\0", 100);
  block.write("0000000\0", 108);
  block.write("0000000\0", 116);
  block.write(`${size.toString(8).padStart(11, "0")}\0`, 124);
  // The manifest has the time; the same data should give the same bytes.
  block.write("00000000000\0", 136);
  block.write("        ", 148);
  block.write("0", 156);
  block.write("ustar\x0000", 257);
  block.write(prefix, 345, 155, "utf8");
  block.write(`${checksumOf(block).toString(8).padStart(6, "0")}\0 `, 148);
  return block;
}

/** Longer names are split at a slash: 155 bytes before it, 100 after. */
function splitName(name: string): [prefix: string, short: string] {
  if (name.length <= 100) return ["", name];
  const at = name.indexOf("/", name.length - 101);
  if (at < 0 || at > 155) throw new Error(`the name is too long for an archive: ${name}`);
  return [name.slice(0, at), name.slice(at + 1)];
}

function parseHeader(block: Buffer): { name: string; size: number } {
  const text = (from: number, length: number) =>
    block.toString("utf8", from, from + length).replace(/\0.*$/s, "");
  const expected = Number.parseInt(text(148, 8), 8);
  const copy = Buffer.from(block);
  copy.write("        ", 148);
  if (!text(257, 6).startsWith("ustar") || checksumOf(copy) !== expected)
    throw new DamagedArchiveError("it has no valid entry where one should be");
  const prefix = text(345, 155);
  const name = text(0, 100);
  return {
    name: prefix ? `${prefix}/${name}` : name,
    size: Number.parseInt(text(124, 12), 8),
  };
}

const checksumOf = (block: Buffer): number => block.reduce((sum, byte) => sum + byte, 0);

class ByteReader {
  readonly #chunks: AsyncIterator<Uint8Array>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#chunks = source[Symbol.asyncIterator]();
  }

  async take(count: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    for await (const part of this.stream(count)) parts.push(part);
    return Buffer.concat(parts);
  }

  async *stream(count: number): AsyncGenerator<Buffer> {
    for (let left = count; left > 0;) {
      if (this.#rest.byteLength === 0 && !(await this.#fill()))
        throw new DamagedArchiveError("it ends too early");
      const part = this.#rest.subarray(0, left);
      this.#rest = this.#rest.subarray(part.byteLength);
      left -= part.byteLength;
      yield part;
    }
  }

  async expectEnd(): Promise<void> {
    do
      if (this.#rest.some((byte) => byte !== 0))
        throw new DamagedArchiveError("something follows its end");
    while (await this.#fill());
  }

  async close(): Promise<void> {
    await this.#chunks.return?.();
  }

  async #fill(): Promise<boolean> {
    const { done, value } = await this.#chunks.next();
    this.#rest = done
      ? Buffer.alloc(0)
      : Buffer.from(value.buffer, value.byteOffset, value.byteLength);
    return !done;
  }
}
