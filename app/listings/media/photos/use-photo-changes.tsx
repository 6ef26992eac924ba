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
  const [wanted, setWanted] = useState<{ ids: string[]; isStored: boolean } | null>(null);
  const changes = useRef(0);
  const ids = photos.map(({ id }) => id);
  const order = wanted ? mergeOrder(ids, wanted.ids) : ids;
  // A superseded revalidation ends early: only the photos themselves show that the order has arrived. Before it
  // is stored they may be older, if a photo was moved and moved back.
  if (wanted?.isStored && ids.join() === wanted.ids.join()) setWanted(null);
  const arrange = useCallback(
    async (next: string[]): Promise<MediaAnswer> => {
      const number = ++changes.current;
      setWanted({ ids: next, isStored: false });
      const result = await change({ intent: "order", ids: next.join(",") });
      if (changes.current === number) setWanted(result.ok ? { ids: next, isStored: true } : null);
      return result;
    },
    [change],
  );
  return { ordered: order.map((id) => photos.find((photo) => photo.id === id)!), arrange };
}
