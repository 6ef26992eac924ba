import type { ThreadData } from "#app/messages/thread/load-thread.server.ts";
import { ThreadMenu } from "#app/messages/thread/thread-menu.tsx";
import { Avatar } from "#app/ui/media/avatar.tsx";
import { Badge } from "#app/ui/feedback/badge.tsx";

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
