import { type ReactNode, useMemo } from "react";
import { ChangeHistory } from "#app/admin/settings/change-history.tsx";
import type { SettingRefusal, SettingState } from "#app/admin/settings/setting-action.server.ts";
import type { SettingScreen } from "#app/admin/settings/setting-list.ts";
import { errorList, type FieldErrors } from "#app/shared/form-errors.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";

interface SettingFrameProps {
  screen: SettingScreen;
  lead: string;
  state: SettingState;
  refusal: SettingRefusal | null;
  children: ReactNode;
}

const none: FieldErrors = {};

/** What the pages of settings share: the heading, what came of the last change, and the history with its reverts. */
export function SettingFrame({ screen, lead, state, refusal, children }: SettingFrameProps) {
  const errors = refusal?.errors ?? none;
  const faults = useMemo(() => errorList(errors), [errors]);
  return (
    <div className="wrap flex flex-col gap-8 py-8 md:py-10">
      <div>
        <Breadcrumb
          steps={[{ label: "Settings", to: "/admin/settings" }, { label: screen.title }]}
        />
        <h1 className="mt-4 font-serif text-3xl font-medium tracking-tight">{screen.title}</h1>
        <p className="mt-2 max-w-[65ch] text-ink-2">{lead}</p>
      </div>
      <ErrorSummary errors={faults} />
      <Outcome state={state} refusal={refusal} />
      {children}
      <ChangeHistory state={state} />
    </div>
  );
}

function Outcome({ state, refusal }: Pick<SettingFrameProps, "state" | "refusal">) {
  if (refusal?.refused === "changed-meanwhile") return <Meanwhile state={state} />;
  if (refusal?.refused === "changed-since")
    return (
      <Banner tone="warning" title="Nothing was put back">
        One of these values has been changed again since. Revert the later change first, or enter
        the values yourself.
      </Banner>
    );
  if (refusal?.refused === "charged")
    return (
      <Banner tone="warning" title="This rate has been charged">
        Orders and receipts carry it, so it stays as it is. Add a rate that starts on a later day.
      </Banner>
    );
  if (refusal || !state.done) return null;
  return (
    <Banner tone="success" dismissible>
      {state.done === "saved"
        ? "Saved. The change is live everywhere."
        : "Put back. The change is live everywhere."}
    </Banner>
  );
}

/** Two administrators at once: nothing is overwritten before the second one has seen what the first one did. */
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
        Nothing of yours was saved. It is still in the form: save again to replace their change.
      </p>
    </Banner>
  );
}
