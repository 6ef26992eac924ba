import { useCallback, useState } from "react";
import { useRevalidator } from "react-router";
import type { MediaAnswer } from "#app/listings/media/listing-media.ts";
import { explainFailure } from "#app/listings/media/upload-form.tsx";
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
