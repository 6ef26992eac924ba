import { useEffect, useRef } from "react";
import { useLoaderData, useLocation, useRevalidator } from "react-router";
import { isShownStale, loadInBackground, rememberShown } from "./background-load.ts";
import { isAbout, type LiveChange } from "./live-change.ts";

const handlers = new Set<(change: LiveChange) => void>();

export function publishChange(change: LiveChange): void {
  for (const handler of handlers) handler(change);
}

export function useLiveChanges(topic: string, handler: () => void): void {
  const latest = useRef({ topic, handler });
  useEffect(() => {
    latest.current = { topic, handler };
  });
  useEffect(() => {
    const receive = (change: LiveChange) => {
      if (isAbout(change, latest.current.topic)) latest.current.handler();
    };
    handlers.add(receive);
    return () => void handlers.delete(receive);
  }, []);
}

/** Changes of one command arrive within this time and trigger one reload. */
const gatherMs = 80;
const retryMs = 5_000;

/** Browsers count no further. */
const longestTimerMs = 2 ** 31 - 1;

interface Revalidation {
  /** From when on the page is out of date in any case. */
  afterMs?: number | null;
  evenHidden?: boolean;
}

/** A hidden tab waits until it is shown: a conversation must not count as read behind other windows. Needs a `clientLoader` with `loadOrKeep`. */
export function useLiveRevalidation(
  topic: string,
  { afterMs = null, evenHidden = false }: Revalidation = {},
): void {
  const { pathname, search } = useLocation();
  const data: unknown = useLoaderData();
  useEffect(() => rememberShown(pathname + search, data), [pathname, search, data]);

  const { revalidate } = useRevalidator();
  const latest = useRef(revalidate);
  useEffect(() => {
    latest.current = revalidate;
  });
  const request = useRef(() => {});
  useLiveChanges(topic, () => request.current());
  useEffect(() => {
    if (afterMs === null) return undefined;
    const timer = setTimeout(() => request.current(), Math.min(afterMs, longestTimerMs));
    return () => clearTimeout(timer);
    // The same time after the next load is another moment.
  }, [afterMs, data]);
  useEffect(() => {
    let isDue = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const after = (ms: number) => {
      clearTimeout(timer);
      if (!signal.aborted) timer = setTimeout(load, ms);
    };
    const load = async () => {
      if (!(isDue || isShownStale())) return;
      if (document.visibilityState === "hidden" && !evenHidden) return;
      isDue = false;
      await loadInBackground(latest.current);
      if (isShownStale()) after(retryMs);
    };
    request.current = () => {
      isDue = true;
      after(gatherMs);
    };
    document.addEventListener("visibilitychange", load, { signal });
    addEventListener("online", load, { signal });
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [evenHidden]);
}
