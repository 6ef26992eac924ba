/** Storage for photos and documents. A key is a simple path; access is checked elsewhere. */
export interface FileStore {
  /** Atomic: stored completely or not at all. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  get(key: string): Promise<StoredFile | null>;
  delete(key: string): Promise<void>;
  /** Throws if the store is unavailable. */
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
