import { useCallback, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { oneAtATime } from "#app/listings/media/photos/one-at-a-time.ts";
import { mergeOrder, type OwnPhoto } from "#app/listings/media/photos/own-photo.ts";
import type { PhotoChangeResult } from "#app/listings/media/photos/photo-problems.ts";
import { type PostFailure, postChange } from "#app/listings/media/post-change.ts";
import type { AttachResult } from "#app/platform/uploads/upload.ts";

export type ChangePhotos = (fields: Record<string, string>) => Promise<PhotoChangeResult>;

/**
 * Sends changes beside the router: a fetcher that cannot reach the server would replace the whole page by an error, and with it
 * what was typed.
 */
export function usePhotoChanges(page: string) {
  const { revalidate } = useRevalidator();
  const address = `${page}/change`;
  // Requests that are under way together may arrive in any order, and the later one must win.
  const [inTurn] = useState(oneAtATime);
  const change: ChangePhotos = useCallback(
    async (fields) => {
      const result = await inTurn(() => postChange<PhotoChangeResult>(address, fields));
      if (typeof result === "string")
        return { ok: false, message: `Not saved. ${failures[result]}` };
      if (result.ok) await revalidate();
      return result;
    },
    [address, inTurn, revalidate],
  );
  const attach = useCallback(
    async (upload: string): Promise<AttachResult> => {
      const result = await postChange<AttachResult>(address, { intent: "attach", upload });
      if (typeof result !== "string") return result;
      const message = `The photo has arrived, but it is not added yet. ${failures[result]}`;
      return { ok: false, message, canRetry: true };
    },
    [address],
  );
  return { change, attach };
}

const failures: Record<PostFailure, string> = {
  unreachable: "We can't reach the server.",
  redirected: "Please reload the page and try again.",
};

/** The order as it was just arranged, until the server's own has arrived. */
export function usePhotoOrder(photos: OwnPhoto[], change: ChangePhotos) {
  const [wanted, setWanted] = useState<string[] | null>(null);
  const changes = useRef(0);
  const ids = photos.map(({ id }) => id);
  const order = wanted ? mergeOrder(ids, wanted) : ids;
  // A revalidation that another one overtakes ends early: only the photos themselves say that the order has arrived.
  if (wanted && ids.join() === wanted.join()) setWanted(null);
  const arrange = useCallback(
    async (next: string[]): Promise<PhotoChangeResult> => {
      const number = ++changes.current;
      setWanted(next);
      const result = await change({ intent: "order", ids: next.join(",") });
      if (!result.ok && changes.current === number) setWanted(null);
      return result;
    },
    [change],
  );
  return { ordered: order.map((id) => photos.find((photo) => photo.id === id)!), arrange };
}
