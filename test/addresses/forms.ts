import type { User } from "#test/factories.ts";
import { adminOrdersForms } from "./admin-orders-forms.ts";
import { adminArticlesForms } from "./admin-articles-forms.ts";
import { articleForms } from "./article-pages.ts";
import { accountForms } from "./account-forms.ts";
import { adminListsForms } from "./admin-lists-forms.ts";
import { adminPeopleForms } from "./admin-people-forms.ts";
import { adminEditForms } from "./admin-edit-forms.ts";
import { adminSettingsForms } from "./admin-settings-forms.ts";
import type { Fixtures } from "./actors.ts";
import { adminQueueForms } from "./admin-queues-forms.ts";
import { dealForms } from "./deal-forms.ts";
import { documentForms } from "./document-forms.ts";
import { importForms } from "./import-forms.ts";
import { inboxForms } from "./inbox-forms.ts";
import { publicForms } from "./public-forms.ts";
import { paymentForms } from "./payment-forms.ts";
import { photoForms } from "./photo-forms.ts";
import { roomForms } from "./room-forms.ts";
import { sellForms } from "./sell-forms.ts";
import { threadForms } from "./thread-forms.ts";
import type { Statuses } from "./statuses.ts";

type Fields = Record<string, string | Blob>;

/** One form sent to an address. */
export interface FormRow {
  address: string;
  /** The purpose of the form: the value of its `intent`, `section` or `mode`, if any. */
  intent: string | null;
  what: string;
  path?: string | ((fixtures: Fixtures) => string);
  fields: Fields | ((fixtures: Fixtures, sender: User) => Fields);
  expected: Statuses;
  /** If the response to the router's own request differs. */
  data?: Statuses;
  /** Sent as JSON, to an address of the API. */
  isJson?: boolean;
  /** The form is meant to write to the owner, for example a message. */
  reachesOwner?: boolean;
}

export const forms: FormRow[] = [
  ...accountForms,
  ...adminArticlesForms,
  ...articleForms,
  ...adminListsForms,
  ...adminPeopleForms,
  ...adminEditForms,
  ...adminQueueForms,
  ...adminOrdersForms,
  ...adminSettingsForms,
  ...dealForms,
  ...documentForms,
  ...importForms,
  ...inboxForms,
  ...photoForms,
  ...paymentForms,
  ...publicForms,
  ...roomForms,
  ...sellForms,
  ...threadForms,
];

/** The fields that distinguish the forms of one page. */
export const intentFields = ["intent", "section", "mode"];
