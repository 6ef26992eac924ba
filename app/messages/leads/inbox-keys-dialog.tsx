import { type ComponentProps, useSyncExternalStore } from "react";
import { inboxKeys } from "#app/messages/leads/inbox-keys.ts";
import { areKeysOn, setKeysOn, subscribeKeys } from "#app/messages/leads/inbox-keys-setting.ts";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { dialogCommand } from "#app/ui/overlays/dialog-command.ts";
import { Switch } from "#app/ui/forms/switch.tsx";

export const inboxKeysDialogId = "inbox-keys";

export const InboxKeysButton = () => (
  <button
    {...(dialogCommand(inboxKeysDialogId, "show-modal") as ComponentProps<"button">)}
    className="js-only link ms-auto hidden min-h-8 items-center text-sm md:inline-flex"
  >
    Keyboard shortcuts
  </button>
);

/** The keys, and a way to switch them off: single letters get in the way of speech input. */
export function InboxKeysDialog() {
  const isOn = useSyncExternalStore(subscribeKeys, areKeysOn, () => true);
  return (
    <Dialog id={inboxKeysDialogId} title="Keyboard shortcuts">
      <dl className="divide-y divide-line text-sm">
        {inboxKeys.map(({ keys, label }) => (
          <div key={label} className="flex items-center justify-between gap-6 py-2">
            <dt>{label}</dt>
            <dd className="flex gap-1.5">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="inline-grid min-w-7 place-items-center rounded-control border border-line-strong bg-sunken px-1.5 py-0.5 font-sans text-xs font-semibold text-ink"
                >
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-3 text-ink">
        <Switch
          name="inbox-keys-on"
          label="Use these shortcuts"
          checked={isOn}
          onChange={({ currentTarget }) => setKeysOn(currentTarget.checked)}
        />
      </div>
    </Dialog>
  );
}
