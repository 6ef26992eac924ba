import { useCallback, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { MediaAnswer } from "#app/listings/media/listing-media.ts";
import { explainFailure } from "#app/listings/media/upload-form.tsx";
import { mergeOrder } from "#app/shared/order.ts";
import { postForm } from "#app/ui/forms/post-form.ts";

export type SendChange = (fields: Record<string, string>) => Promise<MediaAnswer>;

export function useMediaChanges(page: string): SendChange {
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

export function useOrder<Item extends { id: string }>(
  items: readonly Item[],
  save: (ids: string) => Promise<MediaAnswer>,
) {
  const [wanted, setWanted] = useState<{ ids: string[]; isStored: boolean } | null>(null);
  const changes = useRef(0);
  const ids = items.map(({ id }) => id);
  const order = wanted ? mergeOrder(ids, wanted.ids) : ids;
  // A superseded revalidation ends early: only the items themselves show that the order has arrived. Before it
  // is stored they may be older, if one was moved and moved back.
  if (wanted?.isStored && ids.join() === wanted.ids.join()) setWanted(null);
  const arrange = async (next: string[]): Promise<MediaAnswer> => {
    const number = ++changes.current;
    setWanted({ ids: next, isStored: false });
    const result = await save(next.join(","));
    if (changes.current === number) setWanted(result.ok ? { ids: next, isStored: true } : null);
    return result;
  };
  return { ordered: order.map((id) => items.find((item) => item.id === id)!), arrange };
}
