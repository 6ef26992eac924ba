import { useCallback, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { mergeOrder, type OwnPhoto } from "./own-photo.ts";
import type { PhotoChangeResult } from "./photo-problems.ts";
import type { AttachResult } from "#app/platform/uploads/upload.ts";
import { type Posted, postForm } from "#app/ui/forms/post-form.ts";

export type ChangePhotos = (fields: Record<string, string>) => Promise<PhotoChangeResult>;

export function usePhotoChanges(page: string) {
  const { revalidate } = useRevalidator();
  const address = `${page}/change`;
  // Requests that are under way together may arrive in any order, and the later one must win.
  const [inTurn] = useState(oneAtATime);
  const change: ChangePhotos = useCallback(
    async (fields) => {
      const posted = await inTurn(() => postForm<PhotoChangeResult>(address, fields));
      if (posted.state !== "answered")
        return { ok: false, message: `Not saved. ${explainFailure(posted)}` };
      if (posted.result.ok) await revalidate();
      return posted.result;
    },
    [address, inTurn, revalidate],
  );
  const attach = useCallback(
    async (upload: string): Promise<AttachResult> => {
      const posted = await postForm<AttachResult>(address, { intent: "attach", upload });
      if (posted.state === "answered") return posted.result;
      const message = `The photo has arrived, but it is not added yet. ${explainFailure(posted)}`;
      return { ok: false, message, canRetry: true };
    },
    [address],
  );
  return { change, attach };
}

const explainFailure = ({ state }: Posted<unknown>): string =>
  state === "unreachable" ? "We can't reach the server." : "Please reload the page and try again.";

/** Runs what it is given one after another, in the order of arrival. */
function oneAtATime(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    // A failure concerns its caller only.
    last = result.catch(() => undefined);
    return result;
  };
}

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
