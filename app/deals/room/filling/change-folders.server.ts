import { eq } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.ts";
import { createId } from "#app/platform/db/id.ts";
import { moveStep } from "#app/shared/order.ts";
import { lockRoom, type OwnRoom } from "./own-room.server.ts";
import { maxFolders, usualFolders } from "#app/deals/room/room.ts";
import type { RoomChange } from "./room.schema.ts";
import { roomDocuments, roomFolders } from "#app/deals/room/room.table.ts";
import { listFolders, setPlaces } from "#app/deals/room/room-rows.server.ts";

export type FolderChange = Extract<RoomChange, { intent: "usual-folders" | `${string}-folder` }>;

type Outcome =
  | { ok: true; name: string }
  | { ok: false; reason: "not-found" | "too-many-folders" | "not-empty" };
const notFound = { ok: false, reason: "not-found" } as const;

export const changeFolders = (db: Db, own: OwnRoom, change: FolderChange): Promise<Outcome> =>
  db.transaction(async (tx): Promise<Outcome> => {
    if (!(await lockRoom(tx, own))) return notFound;
    const folders = await listFolders(tx, own.listingId);
    if (change.intent === "add-folder" || change.intent === "usual-folders") {
      const names = change.intent === "add-folder" ? [change.name] : usualFolders;
      return addFolders(tx, own, folders, names);
    }
    const folder = folders.find(({ id }) => id === change.folderId);
    if (!folder) return notFound;
    const isFolder = eq(roomFolders.id, folder.id);
    switch (change.intent) {
      case "rename-folder":
        await tx.update(roomFolders).set({ name: change.name }).where(isFolder);
        return { ok: true, name: change.name };
      case "move-folder": {
        const ids = folders.map(({ id }) => id);
        await setPlaces(tx, roomFolders, moveStep(ids, folder.id, change.step === "up" ? -1 : 1));
        return { ok: true, name: folder.name };
      }
      case "delete-folder": {
        if ((await tx.$count(roomDocuments, eq(roomDocuments.folderId, folder.id))) > 0)
          return { ok: false, reason: "not-empty" };
        await tx.delete(roomFolders).where(isFolder);
        return { ok: true, name: folder.name };
      }
    }
  });

async function addFolders(
  tx: Db,
  { listingId }: OwnRoom,
  before: readonly { id: string; name: string }[],
  names: readonly string[],
): Promise<Outcome> {
  // Idempotent, for forms that are sent twice.
  const missing = names.filter((name) => !before.some((folder) => folder.name === name));
  if (before.length + missing.length > maxFolders) return { ok: false, reason: "too-many-folders" };
  const added = missing.map((name, index) => ({
    id: createId(),
    listingId,
    name,
    position: -1_000 - index,
  }));
  const ids = [...before, ...added].map(({ id }) => id);
  if (added.length > 0) await tx.insert(roomFolders).values(added);
  await setPlaces(tx, roomFolders, ids);
  return { ok: true, name: names[0]! };
}
