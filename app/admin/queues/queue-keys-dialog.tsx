import { useSyncExternalStore } from "react";
import type { Decision, DecisionWords } from "#app/admin/queues/queue-kind.ts";
import { describeKeys } from "#app/admin/queues/queue-keys.ts";
import { areKeysOn, setKeysOn, subscribeKeys } from "#app/messages/leads/inbox-keys-setting.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { Key } from "#app/admin/queues/key.tsx";
import { Switch } from "#app/ui/switch.tsx";

export const queueKeysDialogId = "queue-keys";

/** The keys, and a way to switch them off: single letters get in the way of speech input. */
export function QueueKeysDialog({ words }: { words: Record<Decision, DecisionWords> }) {
  const isOn = useSyncExternalStore(subscribeKeys, areKeysOn, () => true);
  const labels = { approve: words.approve.label, reject: words.reject.label };
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
