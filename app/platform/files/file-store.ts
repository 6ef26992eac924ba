/** Storage for photos and documents. A key is a simple path; access is checked elsewhere. */
export interface FileStore {
  /** Atomic: stored completely or not at all. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  get(key: string): Promise<StoredFile | null>;
  delete(key: string): Promise<void>;
  /** The keys of all files, in no particular order. */
  list(): AsyncIterable<string>;
  /** Throws if the store is unavailable. */
  ping(): Promise<void>;
}

export interface StoredFile {
  size: number;
  body: ReadableStream<Uint8Array>;
}

const shape = /^[a-z0-9_-]+(\/[a-z0-9_-]+)*(\.[a-z0-9]+)?$/;

/** What a folder or a bucket holds besides, such as a file that is being written, has no such name. */
export const isKey = (text: string): boolean => shape.test(text);

export function assertKey(key: string): void {
  if (!isKey(key)) throw new Error(`not a file key: ${JSON.stringify(key)}`);
}
