import { Form } from "react-router";
import { ChangeTable } from "#app/admin/audit/change-table.tsx";
import type { SettingState } from "#app/admin/settings/setting-action.server.ts";
import { Button } from "#app/ui/button.tsx";
import { TimeAgo } from "#app/ui/time-ago.tsx";
import { TitledSection } from "#app/ui/titled-section.tsx";

/** Every change with a button that puts back what was before it. A revert is a change too, so it can be reverted. */
export function ChangeHistory({ state: { history, versions } }: { state: SettingState }) {
  return (
    <TitledSection id="history" title="History" className="border-t border-line pt-8">
      {history.length === 0 ? (
        <p className="text-sm text-ink-2">Never changed: the values are those of the release.</p>
      ) : (
        <ol className="flex flex-col gap-6">
          {history.map(({ id, key, by, at, isRevert, changes }) => (
            <li
              key={id}
              className="flex flex-col gap-2 border-t border-line pt-4 first:border-t-0 first:pt-0"
            >
              <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
                <p>
                  <span className="font-semibold">{by}</span>
                  <span className="text-ink-2">
                    {isRevert ? " put back earlier values, " : " changed this, "}
                    <TimeAgo {...at} />
                  </span>
                </p>
                <Form method="post">
                  <input type="hidden" name="intent" value="revert" />
                  <input type="hidden" name="key" value={key} />
                  <input type="hidden" name="version" value={versions[key] ?? ""} />
                  <input type="hidden" name="change" value={id} />
                  <Button
                    variant="secondary"
                    size="sm"
                    aria-label={`Put back what was before the change by ${by}, ${at.ago}`}
                  >
                    Put back what was before
                  </Button>
                </Form>
              </div>
              <ChangeTable changes={changes} label={`Changed by ${by}, ${at.ago}`} />
            </li>
          ))}
        </ol>
      )}
    </TitledSection>
  );
}
