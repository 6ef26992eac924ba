import { type ComponentProps, useSyncExternalStore } from "react";
import { areKeysOn, setKeysOn, subscribeKeys } from "./inbox-keys.ts";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { dialogCommand } from "#app/ui/overlays/dialog-command.ts";
import { Switch } from "#app/ui/forms/switch.tsx";

export const KeysButton = ({ dialog }: { dialog: string }) => (
  <button
    {...(dialogCommand(dialog, "show-modal") as ComponentProps<"button">)}
    className="js-only link ms-auto hidden min-h-8 items-center text-sm md:inline-flex"
  >
    Keyboard shortcuts
  </button>
);

interface KeysDialogProps {
  id: string;
  keys: readonly { keys: readonly string[]; label: string }[];
}

/** Shortcuts can be switched off, because single letters interfere with speech input. */
export function KeysDialog({ id, keys: shortcuts }: KeysDialogProps) {
  const isOn = useSyncExternalStore(subscribeKeys, areKeysOn, () => true);
  return (
    <Dialog id={id} title="Keyboard shortcuts">
      <dl className="divide-y divide-line text-sm">
        {shortcuts.map(({ keys, label }) => (
          <div key={label} className="flex items-center justify-between gap-6 py-2">
            <dt>{label}</dt>
            <dd className="flex gap-1.5">
              {keys.map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-3 text-ink">
        <Switch
          name={`${id}-on`}
          label="Use these shortcuts"
          checked={isOn}
          onChange={({ currentTarget }) => setKeysOn(currentTarget.checked)}
        />
      </div>
    </Dialog>
  );
}

const Key = ({ children }: { children: string }) => (
  <kbd className="inline-grid min-w-7 place-items-center rounded-control border border-line-strong bg-sunken px-1.5 py-0.5 font-sans text-xs font-semibold text-ink">
    {children}
  </kbd>
);

export const ShownKey = ({ children }: { children: string }) => (
  <span aria-hidden="true" className="js-only ms-1 hidden lg:inline">
    <Key>{children}</Key>
  </span>
);
