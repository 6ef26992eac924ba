import { useState } from "react";
import { data, Form, useNavigation } from "react-router";
import type { Route } from "./+types/announcement-page.ts";
import { AnnouncementFields } from "#app/admin/settings/announcement-form.tsx";
import {
  announcementFormSchema,
  figureSlots,
  toAnnouncement,
  toFormFields,
} from "#app/admin/settings/announcement.schema.ts";
import { countForMarketing } from "#app/admin/settings/marketing-counts.queries.server.ts";
import { reloadOnConflict } from "#app/admin/settings/reload-on-conflict.ts";
import {
  answerSetting,
  loadSettingState,
  refuseSetting,
  revertSetting,
  settingChangeOf,
  typedOf,
} from "#app/admin/settings/setting-action.server.ts";
import { SettingFrame } from "#app/admin/settings/setting-frame.tsx";
import { settingScreens } from "#app/admin/settings/setting-list.ts";
import { settingMeta } from "#app/admin/settings/setting-meta.ts";
import {
  revertSiteSetting,
  saveSiteSetting,
} from "#app/content/settings/save-site-setting.server.ts";
import { getSiteSettings } from "#app/content/settings/site-settings.queries.server.ts";
import { servicesContext } from "#app/context.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { fieldErrors } from "#app/shared/form-errors.ts";
import { AnnouncementContent } from "#app/shell/announcement.tsx";
import { formatCount } from "#app/ui/format-count.ts";
import { formatList } from "#app/ui/format-list.ts";
import { Button } from "#app/ui/button.tsx";

const screen = settingScreens.announcement;

export const shouldRevalidate = reloadOnConflict;

export const meta = settingMeta(screen);

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const state = await loadSettingState(context, url, screen);
  const { announcement } = await getSiteSettings(db);
  const { members, newListings, subscribers } = await countForMarketing(db);
  return {
    state,
    fields: toFormFields(announcement),
    counted: formatList([
      formatCount(members, { one: "member", other: "members" }),
      formatCount(newListings, { one: "new listing in 30 days", other: "new listings in 30 days" }),
      formatCount(subscribers, { one: "subscriber", other: "subscribers" }),
    ]),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const { db } = context.get(servicesContext);
  if (form.get("intent") === "revert")
    return revertSetting(context, form, screen, "announcement", revertSiteSetting);
  const typed = typedOf(form);
  const input = announcementFormSchema.safeParse(typed);
  if (!input.success) return refuseSetting(fieldErrors(input.error.issues), typed);
  // Without JavaScript the preview is made here.
  if (form.get("intent") === "preview") return data({ typed, isPreview: true as const });
  const { announcement } = await getSiteSettings(db);
  const wanted = toAnnouncement(input.data, announcement, freshVersion(new Date()));
  const change = settingChangeOf(context, form, "announcement");
  return answerSetting(screen, await saveSiteSetting(db, change, wanted), typed);
}

const freshVersion = (now: Date): string => now.toISOString().replaceAll(":", "-");

export default function AnnouncementPage({ loaderData, actionData }: Route.ComponentProps) {
  const { state, fields, counted } = loaderData;
  const refusal = actionData && "refused" in actionData ? actionData : null;
  const { formData } = useNavigation();
  const values = actionData?.typed ?? fields;
  const key = `${state.versions.announcement ?? ""} ${JSON.stringify(values)}`;
  return (
    <SettingFrame
      screen={screen}
      lead="It opens over the first page that a visitor sees, once for each version."
      state={state}
      refusal={refusal}
    >
      <AnnouncementEditor
        key={key}
        version={state.versions.announcement ?? ""}
        values={values}
        errors={refusal?.errors ?? {}}
        counted={counted}
        intent={formData?.get("intent") ?? null}
      />
    </SettingFrame>
  );
}

interface AnnouncementEditorProps {
  version: string;
  values: Record<string, string>;
  errors: Record<string, string>;
  /** "412 members, 30 new listings …" */
  counted: string;
  intent: FormDataEntryValue | null;
}

/** The form beside what visitors will see, which follows what is typed. */
function AnnouncementEditor({ version, values, errors, counted, intent }: AnnouncementEditorProps) {
  const [shown, setShown] = useState(values);
  return (
    <div className="grid grid-cols-1 items-start gap-x-12 gap-y-10 lg:grid-cols-2">
      <Form
        method="post"
        noValidate
        onInput={({ currentTarget }) =>
          setShown(
            Object.fromEntries(
              [...new FormData(currentTarget)].map(([name, value]) => [name, String(value)]),
            ),
          )
        }
        className="flex flex-col gap-5"
      >
        <input type="hidden" name="version" value={version} />
        <AnnouncementFields values={values} errors={errors} counted={counted} />
        <div className="flex flex-wrap gap-3">
          <Button name="intent" value="save" pending={intent === "save"}>
            Save announcement
          </Button>
          <noscript>
            <Button name="intent" value="preview" variant="secondary">
              Show preview
            </Button>
          </noscript>
        </div>
      </Form>
      <section aria-labelledby="preview" className="lg:sticky lg:top-6">
        <h2 id="preview" className="mb-3 text-sm font-semibold">
          Preview
        </h2>
        {/* Its buttons would close the dialog; here they do nothing, and are no part of the page. */}
        <div
          inert
          className="relative w-full max-w-lg overflow-hidden rounded-surface bg-surface shadow-float"
        >
          <AnnouncementContent
            announcement={{
              title: shown.title ?? "",
              body: shown.body ?? "",
              figures: figureSlots
                .map((slot) => ({
                  value: shown[`value${slot}`] ?? "",
                  label: shown[`label${slot}`] ?? "",
                }))
                .filter(({ value }) => value !== ""),
            }}
          />
        </div>
        {shown.isOn !== "on" && (
          <p className="mt-3 text-sm text-ink-2">It is off: nobody sees it.</p>
        )}
      </section>
    </div>
  );
}
