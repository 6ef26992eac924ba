import { Form } from "react-router";
import type { ThreadData } from "#app/messages/thread/load-thread.server.ts";
import type { ThreadIntent } from "#app/messages/thread/thread-result.ts";
import { buttonClass } from "#app/ui/actions/button-style.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { Menu, MenuLink, MenuSeparator } from "#app/ui/overlays/menu.tsx";

/** What one can do with the whole conversation. Nothing here needs a question first: each step can be taken back. */
export function ThreadMenu({ thread }: { thread: ThreadData }) {
  const { id, other, isArchived, isBlocked, isClosed, canReopen } = thread;
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
      {/* As wide as the menu may be on the narrowest phone, whose edge it would touch otherwise. */}
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
            note="Neither of you can write until you reopen it"
          />
        )}
        <MenuSeparator />
        {isBlocked ? (
          <Step thread={thread} intent="unblock" label={`Unblock ${other.name}`} />
        ) : (
          <Step
            thread={thread}
            intent="block"
            label={`Block ${other.name}`}
            note="Their messages no longer reach you. They aren't told."
          />
        )}
        <MenuLink
          to={`/account/leads/${id}/report`}
          note="To the administrators. They aren't told."
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
