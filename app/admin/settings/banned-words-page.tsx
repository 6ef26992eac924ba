import { data, Form, useNavigation } from "react-router";
import type { Route } from "./+types/banned-words-page.ts";
import { BannedWordTable } from "#app/admin/settings/banned-word-table.tsx";
import { parseBannedWords } from "#app/admin/settings/parse-banned-words.ts";
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
import { countBannedWordHits } from "#app/listings/review/banned-word-hits.queries.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { TitledSection } from "#app/ui/titled-section.tsx";
import { formatNumber } from "#app/ui/format-count.ts";

const screen = settingScreens.bannedWords;

export const shouldRevalidate = reloadOnConflict;

export const meta = settingMeta(screen);

async function checkWords(db: Db, words: readonly string[]) {
  const { hits, checked } = await countBannedWordHits(db, words, new Date());
  const rows = words.map((word) => ({ word, ...(hits.get(word) ?? { count: 0, examples: [] }) }));
  return { rows: rows.toSorted((a, b) => b.count - a.count), checked };
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, replica } = context.get(servicesContext);
  const state = await loadSettingState(context, url, screen);
  const { bannedWords } = await getSiteSettings(db);
  return { state, words: bannedWords, check: await checkWords(replica, bannedWords) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const { db, replica } = context.get(servicesContext);
  if (form.get("intent") === "revert")
    return revertSetting(context, form, screen, "bannedWords", revertSiteSetting);
  const typed = typedOf(form);
  const input = parseBannedWords(typed.words ?? "");
  if (!input.ok) return refuseSetting({ words: input.error }, typed);
  if (form.get("intent") === "check")
    return data({ typed, check: await checkWords(replica, input.words) });
  const change = settingChangeOf(context, form, "bannedWords");
  return answerSetting(screen, await saveSiteSetting(db, change, input.words), typed);
}

export default function BannedWordsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { state, words } = loaderData;
  const refusal = actionData && "refused" in actionData ? actionData : null;
  const preview = actionData && "check" in actionData ? actionData.check : null;
  const check = preview ?? loaderData.check;
  const { formData } = useNavigation();
  const intent = formData?.get("intent");
  return (
    <SettingFrame
      screen={screen}
      lead="A listing that contains one of these words waits for an administrator before it goes live. Only whole words match, whatever their case and accents."
      state={state}
      refusal={refusal}
    >
      <div className="grid grid-cols-1 items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
        <Form
          key={state.versions.bannedWords}
          method="post"
          noValidate
          className="flex flex-col gap-5"
        >
          <input type="hidden" name="version" value={state.versions.bannedWords ?? ""} />
          <TextArea
            label="Words and phrases"
            name="words"
            rows={16}
            hint="One per line. Two spellings of the same word are stored once."
            defaultValue={actionData?.typed.words ?? words.join("\n")}
            error={refusal?.errors.words ?? null}
            spellCheck={false}
          />
          <div className="flex flex-wrap gap-3">
            <Button name="intent" value="save" pending={intent === "save"}>
              Save words
            </Button>
            <Button name="intent" value="check" variant="secondary" pending={intent === "check"}>
              Check without saving
            </Button>
          </div>
        </Form>
        <TitledSection
          id="hits"
          title={preview ? "What these words would hit" : "What the words hit now"}
          aside={
            <p className="figures text-sm text-ink-2">
              {`${formatNumber(check.checked)} active listings checked, newest first`}
            </p>
          }
        >
          <BannedWordTable rows={check.rows} />
        </TitledSection>
      </div>
    </SettingFrame>
  );
}
