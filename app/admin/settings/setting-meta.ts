import type { MetaFunction } from "react-router";
import type { SettingScreen } from "#app/admin/settings/setting-list.ts";
import { privateMeta } from "#app/shared/page-meta.ts";

export const settingMeta =
  ({ title, description }: SettingScreen): MetaFunction =>
  ({ location: { pathname } }) =>
    privateMeta({ title, description, pathname });
