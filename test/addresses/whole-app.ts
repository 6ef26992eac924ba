import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { photoKey, photoWidths } from "#app/listings/media/photo.ts";
import { createDiskStore } from "#app/platform/files/disk-store.ts";
import { anOperator } from "#test/factories.ts";
import { cookieOf } from "#test/sign-in.ts";
import { startApp, type StartedApp } from "#test/stand-ins/app.ts";
import { aWholeBuild } from "#test/whole-build.ts";
import type { World } from "#test/with-database.ts";
import { aClient, type Client } from "./client.ts";
import { storedPicture } from "./actors.ts";

export type ClientOf = (person: { id: string } | null) => Promise<Client>;

/** The whole product in this process. */
export function useWholeApp(world: () => World): { clientOf: ClientOf } {
  let app: StartedApp;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "relevo-addresses-"));
    const files = createDiskStore(join(folder, "files"));
    for (const width of photoWidths)
      await files.put(photoKey(storedPicture, width), picture, "image/webp");
    const variables = {
      RELEVO_MODE: "demonstration",
      APP_URL: "http://localhost:3000",
      DATA_DIR: folder,
      TRUSTED_PROXIES: "1",
    };
    await anOperator(world().db);
    app = startApp(world(), variables, { files, build: await aWholeBuild() });
  });
  afterAll(() => {
    app.live.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    clientOf: async (person) =>
      aClient(
        (path, init) => app.ask(path, init),
        person && (await cookieOf(world().db, app.env, person.id)),
      ),
  };
}

const picture = new TextEncoder().encode("a picture");
