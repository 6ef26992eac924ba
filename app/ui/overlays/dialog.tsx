import { Icon } from "#app/ui/media/icon.tsx";
import type { ComponentProps, ReactNode } from "react";
import { Button } from "#app/ui/actions/button.tsx";
import { IconButton } from "#app/ui/actions/icon-button.tsx";
import { dialogCommand } from "./dialog-command.ts";

interface DialogProps {
  id: string;
  title: string;
  children: ReactNode;
  /** The label of a button that closes it, before the actions. */
  dismiss?: string;
  actions?: ReactNode;
}

export function DialogButton({
  dialog,
  ...rest
}: ComponentProps<typeof Button> & { dialog: string }) {
  return <Button {...rest} {...(dialogCommand(dialog, "show-modal") as object)} />;
}

/** Opened by a `DialogButton`. */
export function Dialog({ id, title, children, dismiss, actions }: DialogProps) {
  return (
    <dialog id={id} closedby="any" aria-labelledby={`${id}-title`} className="dialog">
      <FloatHead id={id} title={title} />
      <div className="px-6 pb-6 text-ink-2">{children}</div>
      {actions && (
        <div className="flex flex-wrap justify-end gap-3 border-t border-line px-6 py-4">
          {dismiss && (
            <Button variant="secondary" {...(dialogCommand(id, "close") as object)}>
              {dismiss}
            </Button>
          )}
          {actions}
        </div>
      )}
    </dialog>
  );
}

function FloatHead({ id, title }: { id: string; title: string }) {
  return (
    <div className="flex items-start justify-between gap-4 px-6 pt-5 pb-3">
      <h2 id={`${id}-title`} className="font-serif text-xl font-medium tracking-tight">
        {title}
      </h2>
      <IconButton
        {...(dialogCommand(id, "close") as ComponentProps<"button">)}
        label="Close"
        icon={<Icon name="x" />}
        className="-me-2 -mt-1"
      />
    </div>
  );
}
