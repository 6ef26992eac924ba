import { mkdtempSync, rmSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { unpackWoff } from "./unpack-woff.ts";

const require = createRequire(import.meta.url);
const files = [
  require.resolve("@fontsource/newsreader/files/newsreader-latin-500-normal.woff"),
  require.resolve("@fontsource/newsreader/files/newsreader-latin-ext-500-normal.woff"),
  require.resolve("@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff"),
  require.resolve("@fontsource/instrument-sans/files/instrument-sans-latin-ext-400-normal.woff"),
  require.resolve("@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff"),
  require.resolve("@fontsource/instrument-sans/files/instrument-sans-latin-ext-600-normal.woff"),
];

/** The text renderer has one set of fonts for the whole process, and reads their files as long as it runs. */
let loaded: Promise<void> | undefined;

/** Makes our fonts known to sharp, which reads neither WOFF nor WOFF2. The machine may have none. */
export const loadShareFonts = (): Promise<void> => (loaded ??= load());

async function load(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "relevo-fonts-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  for (const [index, file] of files.entries()) {
    const fontfile = join(folder, `${index}.ttf`);
    await writeFile(fontfile, unpackWoff(await readFile(file)));
    await sharp({ text: { text: "a", fontfile } }).toBuffer();
  }
}
