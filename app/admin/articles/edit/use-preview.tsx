import { useEffect, useRef, useState } from "react";
import type { Preview } from "./preview-of.server.ts";
import { postForm } from "#app/ui/forms/post-form.ts";

const pauseMs = 600;

export const previewPath = "/admin/articles/preview";

/** Follows typing after a pause; an answer to an older text is never shown. */
export function usePreview(body: string, first: Preview | null) {
  const [preview, setPreview] = useState(first);
  const [isWaiting, setIsWaiting] = useState(false);
  const shown = useRef(first ? body : null);
  useEffect(() => {
    if (shown.current === body) return;
    const controller = new AbortController();
    const ask = async () => {
      setIsWaiting(true);
      const posted = await postForm<Preview>(previewPath, { body }, controller.signal);
      if (controller.signal.aborted) return;
      setIsWaiting(false);
      shown.current = body;
      setPreview(posted.state === "answered" ? posted.result : { problem: notReached });
    };
    const timer = setTimeout(() => void ask(), pauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [body]);
  return { preview, isWaiting };
}

const notReached = "The preview can't be reached right now. Your text is still in the form.";
