import { Form, useLocation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { withoutRemoved } from "./saved-list.ts";

export interface RemovedListing {
  id: string;
  /** Null for a withdrawn listing. */
  title: string | null;
}

/** Looks like a toast, but is part of the page, so that it works without JavaScript and stays until the next step. */
export function UndoRemoval({ removed }: { removed: RemovedListing }) {
  const { pathname, search } = useLocation();
  return (
    <div
      role="status"
      className="no-print fixed inset-x-4 bottom-[calc(1rem+var(--tray-room))] z-30 mx-auto flex w-fit max-w-md items-center gap-3 rounded-control border border-line bg-surface py-2 ps-4 pe-2 text-sm font-medium shadow-float"
    >
      <p className="line-clamp-2">
        {removed.title
          ? `“${removed.title}” is no longer saved.`
          : "The business that was withdrawn is no longer saved."}
      </p>
      <Form method="post" action="/listings/save" preventScrollReset>
        <input type="hidden" name="listingId" value={removed.id} />
        <input type="hidden" name="saved" value="yes" />
        <input type="hidden" name="returnTo" value={pathname + withoutRemoved(search)} />
        <Button variant="quiet" size="sm">
          Undo
        </Button>
      </Form>
    </div>
  );
}
