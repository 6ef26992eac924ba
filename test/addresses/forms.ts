import { accountForms } from "./account-forms.ts";
import { adminForms } from "./admin-forms.ts";
import { articleForms } from "./article-pages.ts";
import { dealForms } from "./deal-forms.ts";
import { documentForms } from "./document-forms.ts";
import { importForms } from "./import-forms.ts";
import { inboxForms } from "./inbox-forms.ts";
import { paymentForms } from "./payment-forms.ts";
import { photoForms } from "./photo-forms.ts";
import { publicForms } from "./public-forms.ts";
import { roomForms } from "./room-forms.ts";
import type { FormRow } from "./rows.ts";
import { sellForms } from "./sell-forms.ts";
import { threadForms } from "./thread-forms.ts";

export const forms: FormRow[] = [
  ...accountForms,
  ...adminForms,
  ...articleForms,
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
