import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigation, useRevalidator } from "react-router";
import { DecisionBar, openDecision } from "#app/admin/queues/decision-bar.tsx";
import { DecidedNote } from "#app/admin/queues/decided-note.tsx";
import { DoneBanner } from "#app/admin/queues/done-banner.tsx";
import { ItemBody } from "#app/admin/queues/item-body.tsx";
import type { loadQueue } from "#app/admin/queues/load-queue.server.ts";
import { QueueDone } from "#app/admin/queues/queue-done.tsx";
import type { QueueAnswer } from "#app/admin/queues/queue-answer.ts";
import { queueHref } from "#app/admin/queues/queue-address.ts";
import { QueueHeader } from "#app/admin/queues/queue-header.tsx";
import type { QueueItem } from "#app/admin/queues/queue-item.ts";
import type { QueueKeyAction } from "#app/admin/queues/queue-keys.ts";
import { QueueKeysDialog, queueKeysDialogId } from "#app/admin/queues/queue-keys-dialog.tsx";
import { wordsOf } from "#app/admin/queues/queue-kind.ts";
import { QueueList } from "#app/admin/queues/queue-list.tsx";
import { useDecisions } from "#app/admin/queues/use-decisions.tsx";
import { useQueueKeys } from "#app/admin/queues/use-queue-keys.tsx";
import { Banner } from "#app/ui/banner.tsx";
import { showToast } from "#app/ui/toast-store.ts";

export type LoadedQueue = Awaited<ReturnType<typeof loadQueue>>["data"];

interface QueueScreenProps {
  queue: LoadedQueue;
  /** To a form that was sent without JavaScript. */
  answer: QueueAnswer | null;
}

/** How often the list is loaded anew: what another administrator decides meanwhile disappears. */
const refreshMs = 20_000;

export function QueueScreen({ queue, answer }: QueueScreenProps) {
  const { kind, address } = queue;
  const navigate = useNavigate();
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set());
  const shown = useShownItem(queue);
  const hrefOf = (item: string | null) => queueHref(kind, { ...address, item, done: null });
  const show = (item: string | null) => {
    if (item !== shown.id) void navigate(hrefOf(item), { replace: true, preventScrollReset: true });
  };
  const decisions = useDecisions({
    onUndo: (id) => {
      const form = new FormData();
      form.set("id", id);
      form.set("intent", "reopen");
      decisions.send(form, hrefOf(null));
      show(id);
    },
    onRefusal: (refused) => {
      showToast({ tone: "danger", text: refused.message });
      if (Object.keys(refused.errors).length > 0) show(refused.id);
    },
  });
  const rows = queue.rows.filter(({ id }) => !decisions.hidden.has(id));
  const place = rows.findIndex(({ id }) => id === shown.id);
  const position = place === -1 ? null : place + 1;
  const total = Math.max(queue.total - (queue.rows.length - rows.length), rows.length);
  const item = shown.item && !decisions.hidden.has(shown.item.id) ? shown.item : null;
  useRefresh();
  useItemFocus(item?.id ?? null);
  useFirstInAddress(address.item, item?.id ?? null);

  /** The following one, else the first that is left. */
  const after = (id: string): string | null => {
    const at = queue.rows.findIndex((row) => row.id === id);
    const left = (row: { id: string }) => row.id !== id && !decisions.hidden.has(row.id);
    const following = queue.rows.slice(at + 1).find(left);
    return (following ?? queue.rows.find(left))?.id ?? null;
  };
  const decide = (form: FormData) => {
    decisions.send(form, hrefOf(null));
    show(after(String(form.get("id"))));
  };
  const run = (action: QueueKeyAction) => {
    if (action === "show-keys") return showDialog();
    if (action === "next") return rows[place + 1] && show(rows[place + 1]!.id);
    if (action === "previous") return place > 0 && show(rows[place - 1]!.id);
    if (!item) return undefined;
    if (action === "open") return document.getElementById("queue-open")?.click();
    if (action === "skip") {
      setSkipped(new Set([...skipped, item.id]));
      return show(after(item.id));
    }
    // What is still being loaded is not what is seen.
    if (!item.decided && !shown.isLoading) openDecision(action);
    return undefined;
  };
  useQueueKeys((action) => void run(action));

  const nextId = item ? after(item.id) : null;
  return (
    <div className="wrap flex grow flex-col gap-6 py-8">
      <QueueHeader queue={queue} position={position} total={total} />
      {queue.done && <DoneBanner kind={kind} done={queue.done} />}
      {item || rows.length > 0 ? (
        <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[19rem_minmax(0,1fr)]">
          <QueueList
            rows={rows}
            total={total}
            current={shown.id}
            skipped={skipped}
            hrefOf={hrefOf}
          />
          {!item && address.item && !shown.isLoading && !decisions.hidden.has(address.item) && (
            <Banner tone="warning">We can't find this item. It may have been deleted.</Banner>
          )}
          {item && (
            <article
              aria-labelledby="item-title"
              aria-busy={shown.isLoading}
              className={`min-w-0 transition-opacity duration-120 ${shown.isLoading ? "opacity-50" : ""}`}
            >
              {item.decided ? (
                <DecidedNote
                  item={item}
                  nextHref={nextId ? hrefOf(nextId) : null}
                  onSend={decide}
                />
              ) : (
                <DecisionBar
                  key={item.id}
                  item={item}
                  words={wordsOf(kind, item)}
                  next={nextId}
                  templates={queue.templates}
                  refusal={
                    [decisions.refusal, answer].find((one) => one?.id === item.id && !one.ok) ??
                    null
                  }
                  onDecide={decide}
                  onSkip={() => void run("skip")}
                />
              )}
              <ItemBody item={item} />
            </article>
          )}
        </div>
      ) : (
        <QueueDone kind={kind} isSaving={decisions.hidden.size > 0} />
      )}
      {decisions.answers}
      <QueueKeysDialog words={wordsOf(kind, item)} />
    </div>
  );
}

function showDialog(): void {
  document.querySelector<HTMLDialogElement>(`dialog#${queueKeysDialogId}`)?.showModal();
}

/** The item that the address asks for, at once if it was loaded before; the last one until then. */
function useShownItem({ item, ahead, address }: LoadedQueue) {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const [known] = useState(() => new Map<string, QueueItem>());
  for (const one of [item, ...ahead]) if (one) known.set(one.id, one);
  const going =
    location?.pathname === pathname ? new URLSearchParams(location.search).get("item") : null;
  const id = going ?? address.item ?? item?.id ?? null;
  const found = id === item?.id ? item : id ? known.get(id) : null;
  return { id, item: found ?? item, isLoading: id !== null && !found && going !== null };
}

function useRefresh(): void {
  const { revalidate, state } = useRevalidator();
  const refresh = useEffectEvent(() => {
    if (document.visibilityState === "visible" && state === "idle") void revalidate();
  });
  useEffect(() => {
    const again = () => refresh();
    const timer = setInterval(again, refreshMs);
    document.addEventListener("visibilitychange", again);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", again);
    };
  }, []);
}

/** The address names what is looked at, so that a list that changes meanwhile never swaps it for another. */
function useFirstInAddress(asked: string | null, id: string | null): void {
  const navigate = useNavigate();
  const { search } = useLocation();
  useEffect(() => {
    if (asked !== null || id === null) return;
    const params = new URLSearchParams(search);
    params.set("item", id);
    void navigate(`?${params.toString()}`, { replace: true, preventScrollReset: true });
  }, [asked, id, search, navigate]);
}

/** Whoever moves on hears and sees the next item; whoever moves within the list stays there. */
function useItemFocus(id: string | null): void {
  const isFirst = useRef(true);
  useEffect(() => {
    if (id === null) return;
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const isInList = document.activeElement?.closest("[data-queue-list]");
    const target = isInList
      ? document.querySelector<HTMLElement>("[data-queue-list] [aria-current]")
      : document.getElementById("item-title");
    target?.focus();
  }, [id]);
}
