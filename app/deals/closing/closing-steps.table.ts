import { sql } from "drizzle-orm";
import { check, date, index, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { users } from "#app/accounts/accounts.table.ts";
import { professionals } from "#app/deals/offers/offer.ts";
import { sales } from "#app/deals/sales/sales.table.ts";
import { createdAt, id, moment, oneOf, partOf } from "#app/platform/db/columns.ts";
import { maxLabel, stepOwners } from "./closing-step.ts";

export const closingSteps = pgTable(
  "closing_steps",
  {
    id: id(),
    saleId: partOf(() => sales.id),
    position: smallint().notNull(),
    label: text().notNull(),
    owner: text({ enum: stepOwners }).notNull(),
    /** Whom it needs, beside the two sides. */
    professional: text({ enum: professionals }),
    /** A calendar day where the business is. */
    dueOn: date({ mode: "string" }),
    /** 1: reminded three days before; 2: reminded on the day. */
    reminders: smallint().notNull().default(0),
    doneAt: moment(),
    doneBy: uuid().references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    index("closing_steps_sale").on(t.saleId, t.position),
    index("closing_steps_due")
      .on(t.dueOn)
      .where(sql`${t.doneAt} is null`),
    oneOf("closing_steps_owner", t.owner, stepOwners),
    oneOf("closing_steps_professional", t.professional, professionals),
    check(
      "closing_steps_label",
      sql`length(${t.label}) between 1 and ${sql.raw(String(maxLabel))}`,
    ),
    check("closing_steps_done", sql`(${t.doneAt} is null) = (${t.doneBy} is null)`),
    check("closing_steps_reminders", sql`${t.reminders} between 0 and 2`),
  ],
);
