import { useLocation } from "react-router";
import { pendingChanges, type SaveFailure } from "./autosave.ts";
import { useEditor } from "./editor-context.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { Spinner } from "#app/ui/feedback/spinner.tsx";

const reasons: Record<SaveFailure, string> = {
  offline:
    "Not saved yet: you are offline. We keep your changes on this device and send them later.",
  unreachable:
    "Not saved yet: we could not be reached. We keep your changes on this device and try again.",
  "signed-out": "Not saved yet: you are signed out. Your changes are kept on this device.",
  gone: "Not saved: this listing can no longer be changed. It may have been deleted.",
};

const timeFormat = new Intl.DateTimeFormat("en-CA", { hour: "numeric", minute: "2-digit" });

export function SaveStatus() {
  const { state, isPublic } = useEditor().autosave;
  const hasChanges = Object.keys(pendingChanges(state)).length > 0;
  return (
    <p role="status" className="flex min-h-6 items-center gap-2 text-sm text-ink-2">
      {state.failure ? (
        <Failure failure={state.failure} />
      ) : Object.keys(state.conflicts).length > 0 ? (
        <span className="text-warning">
          Some of it was changed on another device. Choose what to keep.
        </span>
      ) : isPublic && hasChanges && !state.sending ? (
        "Saved when you leave the field."
      ) : state.sending || hasChanges ? (
        <>
          <Spinner /> Saving…
        </>
      ) : state.savedAt === null ? (
        "Changes save automatically."
      ) : (
        <>
          <Icon name="circle-check" className="size-4 shrink-0 text-success" />
          Saved at {timeFormat.format(state.savedAt)}
        </>
      )}
    </p>
  );
}

function Failure({ failure }: { failure: SaveFailure }) {
  const { pathname, search } = useLocation();
  return (
    <span className="flex items-start gap-2 text-warning">
      <Icon name="triangle-alert" className="mt-0.5 size-4 shrink-0" />
      <span>
        {reasons[failure]}{" "}
        {failure === "signed-out" && (
          <PlainLink
            to={`/signin?returnTo=${encodeURIComponent(pathname + search)}`}
            className="link"
          >
            Sign in to save them
          </PlainLink>
        )}
      </span>
    </span>
  );
}
