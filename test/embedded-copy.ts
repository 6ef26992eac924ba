import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { MemoryFS, PGlite } from "@electric-sql/pglite";
import { openUnlocked } from "#app/platform/db/open-embedded.ts";
import type { TestDatabase } from "#test/server-database.ts";

interface Template {
  folders: string[];
  files: { path: string; content: Uint8Array }[];
}

const templates = new Map<string, Template>();

/** A copy of an embedded database, for one test file. */
export async function openInMemory(folder: string): Promise<TestDatabase> {
  const database = await openUnlocked({ fs: new EmbeddedCopy(folder) });
  return { database, end: () => database.close() };
}

/** The files of an embedded database in memory: copying 1,400 files on disk for every test file takes longer than many of its tests. */
class EmbeddedCopy extends MemoryFS {
  readonly #template: Template;

  constructor(folder: string) {
    super();
    const template = templates.get(folder) ?? readTemplate(folder);
    templates.set(folder, template);
    this.#template = template;
  }

  override async initialSyncFs(): Promise<void> {
    const { FS } = this.pg!.Module;
    const { PGDATA } = PGlite.paths;
    FS.mkdirTree(PGDATA);
    for (const path of this.#template.folders) FS.mkdirTree(`${PGDATA}/${path}`);
    for (const { path, content } of this.#template.files)
      FS.writeFile(`${PGDATA}/${path}`, content);
  }
}

function readTemplate(folder: string): Template {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const pathOf = (entry: (typeof entries)[number]) =>
    join(entry.parentPath, entry.name).slice(folder.length + 1);
  return {
    folders: entries.filter((entry) => entry.isDirectory()).map(pathOf),
    files: entries
      .filter((entry) => entry.isFile())
      .map((entry) => ({
        path: pathOf(entry),
        // Not a Buffer: slicing one does not copy, and every database would write into the template.
        content: new Uint8Array(readFileSync(join(entry.parentPath, entry.name))),
      })),
  };
}
