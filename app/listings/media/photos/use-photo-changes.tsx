import { useCallback, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { mergeOrder, type OwnPhoto } from "./own-photo.ts";
import type { MediaAnswer } from "#app/listings/media/listing-media.ts";
import { explainFailure } from "#app/listings/media/upload-form.tsx";
import { postForm } from "#app/ui/forms/post-form.ts";

export type ChangePhotos = (fields: Record<string, string>) => Promise<MediaAnswer>;

export function usePhotoChanges(page: string): ChangePhotos {
  const { revalidate } = useRevalidator();
  const address = `${page}/change`;
  // Concurrent requests may arrive in any order, and the later one must win.
  const [inTurn] = useState(oneAtATime);
  return useCallback(
    async (fields) => {
      const posted = await inTurn(() => postForm<MediaAnswer>(address, fields));
      if (posted.state !== "answered")
        return { ok: false, message: `Not saved. ${explainFailure(posted)}` };
      if (posted.result.ok) await revalidate();
      return posted.result;
    },
    [address, inTurn, revalidate],
  );
}

function oneAtATime(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    // A failure concerns only its caller.
    last = result.catch(() => undefined);
    return result;
  };
}

export function usePhotoOrder(photos: OwnPhoto[], change: ChangePhotos) {
  const [wanted, setWanted] = useState<string[] | null>(null);
  const changes = useRef(0);
  const ids = photos.map(({ id }) => id);
  const order = wanted ? mergeOrder(ids, wanted) : ids;
  // A superseded revalidation ends early: only the photos themselves show that the order was saved.
  if (wanted && ids.join() === wanted.join()) setWanted(null);
  const arrange = useCallback(
    async (next: string[]): Promise<MediaAnswer> => {
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
