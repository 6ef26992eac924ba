import type { ReactNode } from "react";
import { type ShouldRevalidateFunction } from "react-router";
import type { Route } from "./+types/setting-page.ts";
import { AnnouncementForm } from "#app/admin/settings/forms/announcement-form.tsx";
import {
  BannedWordsForm,
  FeaturedForm,
  HeroFiguresForm,
  OperatorForm,
} from "#app/admin/settings/forms/field-forms.tsx";
import { ExchangeRatesForm } from "#app/admin/settings/forms/exchange-rates-form.tsx";
import type { SettingFormProps } from "#app/admin/settings/forms/setting-form.tsx";
import { TaxesForm } from "#app/admin/settings/forms/taxes-form.tsx";
import {
  changeSetting,
  loadSettingState,
  type SettingAnswer,
  type SettingState,
} from "#app/admin/settings/setting-action.server.ts";
import {
  settingNameAt,
  type SettingScreen,
  settingScreens,
} from "#app/admin/settings/setting-list.ts";
import { settingSources, type SettingValues } from "#app/admin/settings/setting-sources.server.ts";
import { servicesContext } from "#app/context.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { privateMeta } from "#app/shared/page-meta.ts";
import { AnnouncementContent } from "#app/shell/announcement.tsx";
import { ChangeTable } from "#app/admin/audit/change-table.tsx";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { Breadcrumb } from "#app/ui/navigation/breadcrumb.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { TimeAgo } from "#app/ui/format/time-ago.tsx";
import { TitledSection } from "#app/ui/layout/titled-section.tsx";
import { PostButton } from "#app/ui/actions/post-button.tsx";

/** A conflict reloads too, which the router skips after an error: the form then carries the latest version. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  actionStatus,
  defaultShouldRevalidate,
}) => actionStatus === 409 || defaultShouldRevalidate;

export const meta: Route.MetaFunction = ({ location: { pathname } }) => {
  const { title, description } = settingScreens[settingNameAt(pathname)];
  return privateMeta({ title, description, pathname });
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const name = settingNameAt(url.pathname);
  const state = await loadSettingState(context, url, name);
  const values = await settingSources[name].load(context.get(servicesContext));
  return { state, setting: { name, values } as SettingValues };
}

export const action = async ({ request, context, url }: Route.ActionArgs) =>
  changeSetting(context, settingNameAt(url.pathname), await readForm(request));

export default function SettingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { state, setting } = loaderData;
  const answer = actionData ?? null;
  return (
    <SettingFrame screen={settingScreens[setting.name]} state={state} answer={answer}>
      {formOf(setting, { versions: state.versions, answer })}
    </SettingFrame>
  );
}

function formOf(setting: SettingValues, form: SettingFormProps): ReactNode {
  switch (setting.name) {
    case "operator":
      return <OperatorForm {...form} operator={setting.values} />;
    case "announcement":
      return (
        <AnnouncementForm
          {...form}
          {...setting.values}
          preview={(announcement) => <AnnouncementContent announcement={announcement} />}
        />
      );
    case "hero-figures":
      return <HeroFiguresForm {...form} {...setting.values} />;
    case "featured":
      return <FeaturedForm {...form} {...setting.values} />;
    case "banned-words":
      return <BannedWordsForm {...form} {...setting.values} />;
    case "exchange-rates":
      return <ExchangeRatesForm {...form} {...setting.values} />;
    case "taxes":
      return <TaxesForm {...form} {...setting.values} />;
  }
}

interface SettingFrameProps {
  screen: SettingScreen;
  state: SettingState;
  answer: SettingAnswer | null;
  children: ReactNode;
}

function SettingFrame({ screen, state, answer, children }: SettingFrameProps) {
  return (
    <div className="wrap flex flex-col gap-8 py-8 md:py-10">
      <div>
        <Breadcrumb
          steps={[{ label: "Settings", to: "/admin/settings" }, { label: screen.title }]}
        />
        <h1 className="mt-4 font-serif text-3xl font-medium tracking-tight">{screen.title}</h1>
        <p className="mt-2 max-w-[65ch] text-ink-2">{screen.lead}</p>
      </div>
      <ErrorSummary errors={answer?.errors} />
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
                <PostButton
                  intent="revert"
                  fields={{ key, version: versions[key] ?? "", change: id }}
                  variant="secondary"
                  size="sm"
                  aria-label={`Restore the previous value, before the change by ${by}, ${at.ago}`}
                >
                  Restore the previous value
                </PostButton>
              </div>
              <ChangeTable changes={changes} label={`Changed by ${by}, ${at.ago}`} />
            </li>
          ))}
        </ol>
      )}
    </TitledSection>
  );
}
