import { createId } from "#app/platform/db/id.ts";

/**
 * Random, so that no two uploads share a file. It ends with the hash of the content, by which a listing recognizes a file that it
 * has already.
 */
export const newStorageKey = (hash: string): string => `${createId()}-${hash}`;

export const hasContent = (storageKey: string, hash: string): boolean => storageKey.endsWith(hash);
