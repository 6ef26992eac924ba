/** Where photos and documents lie. A key is a path of plain words; whether somebody may read it is decided elsewhere. */
export interface FileStore {
  /** Stored whole or not at all. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  get(key: string): Promise<StoredFile | null>;
  delete(key: string): Promise<void>;
  /** Throws when the store cannot be reached. */
  ping(): Promise<void>;
}

export interface StoredFile {
  size: number;
  body: ReadableStream<Uint8Array>;
}

export function assertKey(key: string): void {
  if (!/^[a-z0-9_-]+(\/[a-z0-9_-]+)*(\.[a-z0-9]+)?$/.test(key))
    throw new Error(`not a file key: ${JSON.stringify(key)}`);
}
