import { Form } from "react-router";
import type { ThreadData } from "./load-thread.server.ts";
import type { ThreadIntent } from "./thread-result.ts";
import { buttonClass } from "#app/ui/actions/button-style.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { Menu, MenuLink, MenuSeparator } from "#app/ui/overlays/menu.tsx";
import { Avatar } from "#app/ui/media/avatar.tsx";
import { Badge } from "#app/ui/feedback/badge.tsx";

/** Nothing here asks for confirmation, because everything can be undone. */
export function ThreadMenu({ thread }: { thread: ThreadData }) {
  const { id, other, isArchived, isBlocked, canBlock, isClosed, canReopen } = thread;
  return (
    <Menu
      id="thread-menu"
      align="end"
      buttonClassName={buttonClass("secondary", "sm")}
      button={
        <>
          Actions
          <Icon name="chevron-down" className="size-4" />
        </>
      }
    >
      {/* As wide as the menu may be on the narrowest phone. */}
      <div className="w-68 max-w-full">
        <Step thread={thread} intent="mark-unread" label="Mark as unread" />
        {isArchived ? (
          <Step thread={thread} intent="unarchive" label="Move to inbox" />
        ) : (
          <Step thread={thread} intent="archive" label="Archive" note="Only in your own inbox" />
        )}
        {canReopen && <Step thread={thread} intent="reopen" label="Reopen the conversation" />}
        {!isClosed && (
          <Step
            thread={thread}
            intent="close"
            label="Close the conversation"
            note="Nobody can write until you reopen it"
          />
        )}
        <MenuSeparator />
        {isBlocked && <Step thread={thread} intent="unblock" label={`Unblock ${other.name}`} />}
        {canBlock && !isBlocked && (
          <Step
            thread={thread}
            intent="block"
            label={`Block ${other.name}`}
            note="Their messages no longer reach you. They aren't notified."
          />
        )}
        <MenuLink
          to={`/account/leads/${id}/report`}
          note="To the administrators. They aren't notified."
        >
          {`Report ${other.name}`}
        </MenuLink>
      </div>
    </Menu>
  );
}

interface StepProps {
  thread: ThreadData;
  intent: ThreadIntent;
  label: string;
  note?: string;
}

const Step = ({ thread, intent, label, note }: StepProps) => (
  <Form method="post" action={`/account/leads/${thread.id}`} preventScrollReset>
    <button name="intent" value={intent} className="menu-item">
      <span>
        {label}
        {note && <small>{note}</small>}
      </span>
    </button>
  </Form>
);

export function ThreadHeading({ thread }: { thread: ThreadData }) {
  const { other, listing } = thread;
  return (
    <header className="flex items-start gap-3 border-b border-line px-4 py-4 sm:px-6">
      <Avatar name={other.name} src={other.avatar} className="size-11 text-sm" />
      <div className="min-w-0 grow">
        <h2 id="thread-title" className="font-serif text-xl font-medium tracking-tight">
          {other.name}
        </h2>
        <p className="truncate text-sm text-ink-2">
          {listing ? listing.title : "Message without a listing"}
        </p>
        <p className="mt-1.5 flex flex-wrap gap-2 empty:hidden">
          {thread.isClosed && <Badge tone="danger">Closed</Badge>}
          {thread.isArchived && <Badge>Archived</Badge>}
          {thread.isBlocked && <Badge tone="warning">Blocked</Badge>}
          {other.isUnconfirmed && <Badge tone="warning">Email not confirmed</Badge>}
        </p>
      </div>
      <ThreadMenu thread={thread} />
    </header>
  );
}
