import { useEditor } from "#app/selling/editing/editor-context.tsx";
import { SaveStatus } from "#app/selling/editing/save-status.tsx";
import { Icon } from "#app/ui/media/icon.tsx";

interface SectionStatusProps {
  hasChanges: boolean;
  /** They were typed on an earlier visit. */
  wasRestored: boolean;
  /** By a form that was sent without JavaScript. */
  wasSaved: boolean;
}

/** Beside the Save button: whether there is something to save, and when it was saved. */
export function SectionStatus({ hasChanges, wasRestored, wasSaved }: SectionStatusProps) {
  const { sending, failure, savedAt, conflicts } = useEditor().autosave.state;
  if (sending || failure) return <SaveStatus />;
  if (Object.keys(conflicts).length > 0)
    return (
      <p role="status" className="text-sm text-warning">
        Some of it was changed on another device. Choose what to keep, then save again.
      </p>
    );
  if (hasChanges)
    return (
      <p role="status" className="text-sm text-ink-2">
        {wasRestored ? "Your changes from an earlier visit are not saved yet." : "Not saved yet."}
      </p>
    );
  if (savedAt !== null) return <SaveStatus />;
  return wasSaved ? (
    <p role="status" className="flex items-center gap-2 text-sm text-ink-2">
      <Icon name="circle-check" className="size-4 text-success" /> Saved
    </p>
  ) : null;
}
