// Built files are compressed once at the highest level, so that no request waits for it.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { root } from "./setup.mjs";

const client = join(root, "build/client");
for (const name of readdirSync(client, { recursive: true })) {
  if (!/\.(js|css|svg|json|webmanifest|txt)$/.test(name)) continue;
  const path = join(client, name);
  const bytes = readFileSync(path);
  const quality = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  };
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, quality));
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
}
