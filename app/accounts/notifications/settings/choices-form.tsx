import type { ComponentProps } from "react";
import { useFetcher } from "react-router";
import { ChoiceTable } from "#app/accounts/notifications/settings/choice-table.tsx";
import { Button } from "#app/ui/actions/button.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { useHydrated } from "#app/ui/browser/use-hydrated.ts";

interface ChoicesFormProps extends ComponentProps<typeof ChoiceTable> {
  isSaved: boolean;
}

/** Every tick saves at once; without JavaScript there is a button. */
export function ChoicesForm({ isSaved, ...table }: ChoicesFormProps) {
  const fetcher = useFetcher<{ saved: true }>();
  const isHydrated = useHydrated();
  const isIdle = fetcher.state === "idle";
  return (
    <fetcher.Form
      method="post"
      action="/account/notifications/settings"
      onChange={(event) => void fetcher.submit(event.currentTarget)}
      className="flex flex-col gap-5"
    >
      <ChoiceTable {...table} />
      <div className="flex min-h-6 items-center gap-4">
        {!isHydrated && <Button>Save</Button>}
        <p role="status" className="text-sm font-medium text-success">
          {isIdle && (fetcher.data ?? isSaved) && (
            <span className="inline-flex items-center gap-1.5">
              <Icon name="circle-check" className="size-4" />
              Saved
            </span>
          )}
        </p>
      </div>
    </fetcher.Form>
  );
}
