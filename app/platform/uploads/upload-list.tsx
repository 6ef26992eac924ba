import type { UploadItem } from "./upload-queue.ts";
import { formatPercent } from "#app/ui/format/format-percent.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { IconButton } from "#app/ui/actions/icon-button.tsx";
import { Button } from "#app/ui/actions/button.tsx";
import { Progress } from "#app/ui/feedback/progress.tsx";

interface UploadListProps {
  items: readonly UploadItem[];
  onRetry: (key: string) => void;
  onCancel: (key: string) => void;
}

export function UploadList({ items, onRetry, onCancel }: UploadListProps) {
  if (items.length === 0) return null;
  return (
    <ul aria-label="Files on their way" className="divide-y divide-line border-y border-line">
      {items.map((item) => (
        <li key={item.key} className="flex items-center gap-3 py-2.5">
          <div className="min-w-0 grow">
            {item.message ? (
              <p role="alert" className="flex items-start gap-2 text-sm font-medium text-danger">
                <Icon name="circle-alert" className="mt-px size-5" />
                <span className="min-w-0 [overflow-wrap:anywhere]">{item.message}</span>
              </p>
            ) : (
              <Progress label={item.name} value={item.progress * 100} text={describe(item)} />
            )}
          </div>
          {item.state === "failed" && (
            <Button type="button" variant="secondary" size="sm" onClick={() => onRetry(item.key)}>
              Try again<span className="sr-only"> with {item.name}</span>
            </Button>
          )}
          {item.state !== "attaching" && (
            <IconButton
              label={item.state === "refused" ? `Dismiss ${item.name}` : `Cancel ${item.name}`}
              icon={<Icon name="x" />}
              onClick={() => onCancel(item.key)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function describe({ state, progress }: UploadItem): string {
  if (state === "waiting") return "Waiting";
  return state === "attaching" ? "Preparing…" : formatPercent(Math.round(progress * 100));
}
