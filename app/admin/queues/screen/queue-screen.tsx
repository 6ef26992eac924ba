import { useState } from "react";
import { Form, useNavigate, useNavigation, useSearchParams, useSubmit } from "react-router";
import { promisedDays } from "#app/accounts/reviews/review-times.ts";
import { labelsOf, queueHref, queues } from "#app/admin/queues/queue-kind.ts";
import type { QueueRefusal } from "#app/admin/queues/source/decide-queue-item.server.ts";
import type { LoadedQueue } from "#app/admin/queues/source/load-queue.server.ts";
import type { QueueItem } from "#app/admin/queues/source/queue-sources.server.ts";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { ClaimBar } from "#app/admin/queues/screen/claim-bar.tsx";
import { DecisionBar, openDecision } from "#app/admin/queues/screen/decision-bar.tsx";
import { ItemBody } from "#app/admin/queues/screen/item-body.tsx";
import type { QueueKeyAction } from "#app/admin/queues/screen/queue-keys.ts";
import { describeKeys } from "#app/admin/queues/screen/queue-keys.ts";
import { KeysButton, KeysDialog } from "#app/messages/leads/keys-dialog.tsx";
import {
  useItemFocus,
  useNotice,
  useQueueKeys,
  useQueueRefresh,
} from "#app/admin/queues/screen/use-queue.tsx";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { Button, ButtonLink } from "#app/ui/actions/button.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { TimeAgo } from "#app/ui/format/time-ago.tsx";
import { Breadcrumb } from "#app/ui/navigation/breadcrumb.tsx";
import { FilterLinks } from "#app/ui/navigation/filter-links.tsx";
import { TextField } from "#app/ui/forms/text-field.tsx";

const keysDialogId = "queue-keys";

interface QueueScreenProps {
  queue: LoadedQueue;
  refusal: QueueRefusal | undefined;
}

export function QueueScreen({ queue, refusal }: QueueScreenProps) {
  const { kind, address, rows, total, item, notice } = queue;
  const navigate = useNavigate();
  const submit = useSubmit();
  const { location, formMethod } = useNavigation();
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set());
  const hrefOf = (id: string | null) =>
    queueHref(kind, { ...address, item: id, done: null, late: null });
  // While the next item loads, the list and the position already point to it.
  const pending = location && !formMethod ? new URLSearchParams(location.search).get("item") : null;
  const currentId = pending ?? address.item ?? item?.id ?? null;
  const isBusy = formMethod !== undefined || currentId !== (item?.id ?? null);
  const place = rows.findIndex(({ id }) => id === currentId);
  const show = (id: string | undefined) => {
    if (id) void navigate(hrefOf(id), { replace: true, preventScrollReset: true });
  };
  useQueueRefresh(item && address.item === null ? hrefOf(item.id) : null);
  useItemFocus(item?.id ?? null);
  useNotice(notice, refusal, (id) => {
    const options = { method: "post", action: hrefOf(null), replace: true } as const;
    void submit({ id, intent: "reopen" }, { ...options, preventScrollReset: true });
  });

  const next = (rows[place + 1] ?? rows.find(({ id }) => id !== currentId))?.id;
  const skip = () => {
    if (!item || isBusy) return;
    setSkipped(new Set([...skipped, item.id]));
    show(next);
  };
  const run = (action: QueueKeyAction) => {
    if (action === "show-keys")
      document.querySelector<HTMLDialogElement>(`dialog#${keysDialogId}`)?.showModal();
    else if (action === "next") show(rows[place + 1]?.id);
    else if (action === "previous") show(rows[place - 1]?.id);
    else if (action === "open") document.getElementById("queue-open")?.click();
    else if (action === "skip") skip();
    else if (action === "take")
      document.querySelector<HTMLFormElement>("form[data-claim]")?.requestSubmit();
    // Keys act on the item on screen, not on one that is still loading.
    else if (item && !item.decided && !isBusy) openDecision(action);
  };
  useQueueKeys(run);

  return (
    <div className="wrap flex grow flex-col gap-6 py-8">
      <QueueHeader queue={queue} position={place === -1 ? null : place + 1} />
      <div className="hidden noscript:block">
        {refusal && <Banner tone="danger" title={refusal.message} />}
        {notice && (
          <Banner
            tone={notice.tone}
            title={notice.text}
            action={
              notice.canUndo && (
                <Form method="post">
                  <input type="hidden" name="id" value={notice.id} />
                  <button name="intent" value="reopen" className="link min-h-6 font-semibold">
                    Undo
                  </button>
                </Form>
              )
            }
          />
        )}
      </div>
      {item || rows.length > 0 ? (
        <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[19rem_minmax(0,1fr)]">
          <QueueList
            rows={rows}
            total={total}
            current={currentId}
            skipped={skipped}
            hrefOf={hrefOf}
          />
          {item ? (
            <article
              aria-labelledby="item-title"
              aria-busy={isBusy}
              className={`min-w-0 gap-x-8 transition-opacity duration-120 max-xl:has-[details[data-decision][open]]:pb-[55dvh] xl:has-[details[data-decision][open]]:grid xl:has-[details[data-decision][open]]:grid-cols-[minmax(0,1fr)_22rem] ${isBusy ? "opacity-50" : ""}`}
            >
              {item.decided ? (
                <DecidedNote item={item} action={hrefOf(item.id)} nextHref={next && hrefOf(next)} />
              ) : (
                <DecisionBar
                  key={item.id}
                  item={item}
                  action={hrefOf(item.id)}
                  next={next}
                  templates={queue.templates}
                  refusal={refusal?.id === item.id ? refusal : null}
                  isBusy={isBusy}
                  onSkip={skip}
                />
              )}
              <div className="min-w-0 xl:col-start-1 xl:row-start-1">
                {!item.decided && (
                  <ClaimBar
                    itemId={item.id}
                    action={hrefOf(item.id)}
                    holder={queue.holder}
                    isOverdue={rows[place]?.isOverdue ?? false}
                  />
                )}
                <ItemBody item={item} />
              </div>
            </article>
          ) : (
            <Banner tone="warning">We can't find this item. It may have been deleted.</Banner>
          )}
        </div>
      ) : (
        <EmptyState
          title={queues[kind].nothing}
          hint="New items appear here automatically."
          link={{ to: "/admin/queues", label: "All queues" }}
        />
      )}
      <KeysDialog id={keysDialogId} keys={describeKeys(labelsOf(kind, item))} />
    </div>
  );
}

interface DecidedNoteProps {
  item: QueueItem;
  action: string;
  nextHref: string | undefined;
}

function DecidedNote({ item, action, nextHref }: DecidedNoteProps) {
  const { decided } = item;
  if (!decided) return null;
  return (
    <div className="mb-6 flex flex-col gap-3">
      <Banner
        tone="info"
        title={decided.by ? `${decided.what} by ${decided.by}` : decided.what}
        action={<TimeAgo {...decided.at} />}
      >
        {decided.text && <p className="whitespace-pre-line">{decided.text}</p>}
      </Banner>
      <div className="flex flex-wrap gap-3">
        {nextHref && (
          <ButtonLink to={nextHref} size="sm" preventScrollReset>
            Next
          </ButtonLink>
        )}
        {(queues[item.kind].canReopen || decided.canUndo) && (
          <Form method="post" action={action} replace preventScrollReset>
            <input type="hidden" name="id" value={item.id} />
            <input type="hidden" name="intent" value="reopen" />
            <Button variant="secondary" size="sm">
              {queues[item.kind].canReopen ? "Put it back into the queue" : "Undo"}
            </Button>
          </Form>
        )}
      </div>
    </div>
  );
}

interface QueueListProps {
  rows: LoadedQueue["rows"];
  total: number;
  current: string | null;
  skipped: ReadonlySet<string>;
  hrefOf: (id: string) => string;
}

function QueueList({ rows, total, current, skipped, hrefOf }: QueueListProps) {
  return (
    <nav
      aria-label="Items"
      data-queue-list
      className="max-h-56 overflow-y-auto overscroll-contain rounded-surface border border-line bg-surface lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)]"
    >
      <ol className="divide-y divide-line">
        {rows.map((row) => (
          <li key={row.id}>
            <PlainLink
              to={hrefOf(row.id)}
              preventScrollReset
              aria-current={row.id === current ? "true" : undefined}
              className="flex flex-col gap-1 border-s-3 border-transparent px-4 py-3 hover:bg-sunken focus-visible:-outline-offset-2 aria-[current]:border-accent aria-[current]:bg-accent-soft"
            >
              <span className="line-clamp-2 text-sm font-semibold wrap-anywhere">{row.title}</span>
              <span className="line-clamp-2 text-sm wrap-anywhere text-ink-2">{row.note}</span>
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-2">
                <TimeAgo {...row.since} />
                {row.badges.map((badge) => (
                  <Badge key={badge}>{badge}</Badge>
                ))}
                {row.isOverdue && <Badge tone="danger">Overdue</Badge>}
                {row.holder && (
                  <Badge tone={row.holder.isMe ? "success" : "neutral"}>
                    {row.holder.isMe ? "Mine" : row.holder.name}
                  </Badge>
                )}
                {skipped.has(row.id) && <Badge tone="warning">Skipped</Badge>}
              </span>
            </PlainLink>
          </li>
        ))}
      </ol>
      {total > rows.length && (
        <p className="border-t border-line px-4 py-3 text-sm text-ink-2">
          {`The first ${String(rows.length)} of ${String(total)} are shown.`}
        </p>
      )}
    </nav>
  );
}

function QueueHeader({ queue, position }: { queue: LoadedQueue; position: number | null }) {
  const { kind, address, filter, waiting, total } = queue;
  const { title, decided } = queues[kind];
  const { state, person } = address;
  return (
    <header className="flex flex-col gap-3">
      <Breadcrumb steps={[{ label: "Queues", to: "/admin/queues" }, { label: title }]} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <h1 className="display text-3xl">{title}</h1>
        <p role="status" className="figures text-ink-2">
          {position === null ? "" : `${String(position)} of ${String(total)}`}
        </p>
        <KeysButton dialog={keysDialogId} />
      </div>
      <FilterLinks
        label="State"
        links={[
          {
            label: "Waiting",
            to: queueHref(kind, { person }),
            count: waiting,
            current: state === "waiting",
          },
          {
            label: "Mine",
            to: queueHref(kind, { person, state: "mine" }),
            current: state === "mine",
          },
          ...(decided
            ? [
                {
                  label: decided,
                  to: queueHref(kind, { person, state: "decided" }),
                  current: state === "decided",
                },
              ]
            : []),
        ]}
      />
      {queue.times && (
        <p className="max-w-[70ch] text-sm text-ink-2">
          {`Promised: ${promisedDays} business days. ${queue.times}`}
        </p>
      )}
      {kind === "contact" && <ReferenceSearch />}
      {filter && (
        <p className="text-sm text-ink-2">
          {`Only what concerns ${filter.name}. `}
          <PlainLink to={queueHref(kind, { state })} className="link font-medium">
            Show everything
          </PlainLink>
        </p>
      )}
    </header>
  );
}

function ReferenceSearch() {
  const [params] = useSearchParams();
  const reference = params.get("reference");
  return (
    <form method="get" role="search" className="flex flex-wrap items-end gap-3">
      <div className="w-48">
        <TextField
          label="Reference"
          name="reference"
          placeholder="3F9A-07C2"
          maxLength={9}
          autoComplete="off"
          optional
          defaultValue={reference ?? ""}
          error={reference ? "No message has this reference" : null}
        />
      </div>
      <Button variant="secondary">Find</Button>
    </form>
  );
}
