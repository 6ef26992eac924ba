/** Storage for photos and documents. A key is a simple path; access is checked elsewhere. */
export interface FileStore {
  /** Atomic: stored completely or not at all. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  get(key: string): Promise<StoredFile | null>;
  delete(key: string): Promise<void>;
  list(): AsyncIterable<ListedFile>;
  ping(): Promise<void>;
}

export interface ListedFile {
  key: string;
  storedAt: Date;
}

export interface StoredFile {
  size: number;
  body: ReadableStream<Uint8Array>;
}

export const partBytes = 1024 * 1024;

/** Parts are opened, read and closed one by one: a server does not always notify a body that its client has gone. */
export function readInParts(
  size: number,
  readPart: (start: number, length: number) => Promise<Uint8Array>,
): StoredFile {
  let at = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (at < size) {
          const length = Math.min(partBytes, size - at);
          const part = await readPart(at, length);
          if (part.byteLength !== length) throw new Error("the file has changed while it was read");
          at += length;
          controller.enqueue(part);
        }
        if (at === size) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return { size, body };
}

const shape = /^[a-z0-9_-]+(\/[a-z0-9_-]+)*(\.[a-z0-9]+)?$/;

/** Other contents of a folder or bucket, such as a file being written, have no such name. */
export const isKey = (text: string): boolean => shape.test(text);

export function assertKey(key: string): void {
  if (!isKey(key)) throw new Error(`not a file key: ${JSON.stringify(key)}`);
}
