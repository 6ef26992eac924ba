import { type ReactNode, useMemo } from "react";
import { Form } from "react-router";
import { ChangeTable } from "#app/admin/audit/change-table.tsx";
import type { SettingAnswer, SettingState } from "#app/admin/settings/setting-action.server.ts";
import type { SettingScreen } from "#app/admin/settings/setting-list.ts";
import { errorList, type FieldErrors } from "#app/shared/form-errors.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { Breadcrumb } from "#app/ui/navigation/breadcrumb.tsx";
import { Button } from "#app/ui/actions/button.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { TimeAgo } from "#app/ui/format/time-ago.tsx";
import { TitledSection } from "#app/ui/layout/titled-section.tsx";

interface SettingFrameProps {
  screen: SettingScreen;
  state: SettingState;
  answer: SettingAnswer | null;
  children: ReactNode;
}

const none: FieldErrors = {};

export function SettingFrame({ screen, state, answer, children }: SettingFrameProps) {
  const errors = answer?.errors ?? none;
  const faults = useMemo(() => errorList(errors), [errors]);
  return (
    <div className="wrap flex flex-col gap-8 py-8 md:py-10">
      <div>
        <Breadcrumb
          steps={[{ label: "Settings", to: "/admin/settings" }, { label: screen.title }]}
        />
        <h1 className="mt-4 font-serif text-3xl font-medium tracking-tight">{screen.title}</h1>
        <p className="mt-2 max-w-[65ch] text-ink-2">{screen.lead}</p>
      </div>
      <ErrorSummary errors={faults} />
      <Outcome state={state} answer={answer} />
      {children}
      <ChangeHistory state={state} />
    </div>
  );
}

function Outcome({ state, answer }: Pick<SettingFrameProps, "state" | "answer">) {
  if (answer?.refused === "changed-meanwhile") return <Meanwhile state={state} />;
  if (answer?.refused === "changed-since")
    return (
      <Banner tone="warning" title="Nothing was restored">
        One of these values has been changed again since. Revert the later change first, or enter
        the values yourself.
      </Banner>
    );
  if (answer?.refused === "charged")
    return (
      <Banner tone="warning" title="This rate has been charged">
        Orders and receipts carry it, so it stays as it is. Add a rate that starts on a later day.
      </Banner>
    );
  if (answer || !state.done) return null;
  return (
    <Banner tone="success" dismissible>
      {state.done === "saved"
        ? "Saved. The change is live everywhere."
        : "Restored. The change is live everywhere."}
    </Banner>
  );
}

/** The second of two administrators sees the first change before overwriting it. */
function Meanwhile({ state: { history } }: { state: SettingState }) {
  const [latest] = history;
  return (
    <Banner tone="warning" title="Somebody else changed this while you were working on it">
      {latest && (
        <p>
          {`${latest.by} changed it ${latest.at.ago}; see the first entry of the history below.`}
        </p>
      )}
      <p>
        Your changes weren't saved. They are still in the form: save again to replace their change.
      </p>
    </Banner>
  );
}

/** A revert is a change too, so it can be reverted. */
function ChangeHistory({ state: { history, versions } }: { state: SettingState }) {
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
                    {isRevert ? " restored earlier values, " : " changed this, "}
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
                    aria-label={`Restore the value before the change by ${by}, ${at.ago}`}
                  >
                    Restore the previous value
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
