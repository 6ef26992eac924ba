import { useSyncExternalStore } from "react";
import type { Decision, DecisionLabels } from "#app/admin/queues/queue-kind.ts";
import { describeKeys } from "#app/admin/queues/screen/queue-keys.ts";
import { areKeysOn, setKeysOn, subscribeKeys } from "#app/messages/leads/inbox-keys.ts";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { Switch } from "#app/ui/forms/switch.tsx";

export const queueKeysDialogId = "queue-keys";

/** Lists the keys. Single-letter shortcuts conflict with speech input, so they can be switched off. */
export function QueueKeysDialog({ labels }: { labels: Record<Decision, DecisionLabels> }) {
  const isOn = useSyncExternalStore(subscribeKeys, areKeysOn, () => true);
  return (
    <Dialog id={queueKeysDialogId} title="Keyboard shortcuts">
      <dl className="divide-y divide-line text-sm">
        {describeKeys(labels).map(({ keys, label }) => (
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
          name="queue-keys-on"
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
