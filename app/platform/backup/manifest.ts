/** The last entry of an archive: its contents. An archive without one is incomplete. */
import { z } from "zod";

export const manifestName = "manifest.json";
export const jobsTable = "pgboss.job";

const table = z.object({
  name: z.string().regex(/^[a-z_]+\.[a-z0-9_]+$/),
  columns: z.array(z.string()),
  rows: z.int().min(0),
  checksum: z.string(),
});

export const manifestSchema = z.object({
  format: z.literal(1, "The archive was made by another version of the program."),
  version: z.string(),
  createdAt: z.iso.datetime(),
  database: z.enum(["embedded", "server"]),
  migration: z.string(),
  tables: z.array(table),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
  files: z.object({ count: z.int().min(0), bytes: z.int().min(0) }),
});

export type TableManifest = z.infer<typeof table>;
export type Manifest = z.infer<typeof manifestSchema>;

export const tableEntry = (table: string, portion: number): string =>
  `tables/${table}/${String(portion).padStart(6, "0")}.jsonl`;
export const fileEntry = (key: string): string => `files/${key}`;
export const indexEntry = (portion: number): string =>
  `file-index/${String(portion).padStart(6, "0")}.jsonl`;

export const indexedFileSchema = z.object({ key: z.string(), size: z.int(), sha256: z.string() });
export type IndexedFile = z.infer<typeof indexedFileSchema>;
