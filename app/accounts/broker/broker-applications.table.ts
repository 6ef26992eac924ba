import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "#app/accounts/accounts.table.ts";
import { applicationStates } from "./broker-application.ts";
import { createdAt, id, linkTo, moment, oneOf } from "#app/platform/db/columns.ts";

export const brokerApplications = pgTable(
  "broker_applications",
  {
    id: id(),
    userId: linkTo(() => users.id),
    licenseNumber: text().notNull(),
    region: text().notNull(),
    brokerage: text().notNull(),
    state: text({ enum: applicationStates }).notNull().default("pending"),
    decidedBy: uuid().references(() => users.id),
    decidedAt: moment(),
    reason: text(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("broker_applications_one_pending")
      .on(t.userId)
      .where(sql`${t.state} = 'pending'`),
    index("broker_applications_user").on(t.userId, t.createdAt.desc().nullsFirst()),
    index("broker_applications_state").on(t.state, t.createdAt),
    oneOf("broker_applications_state_words", t.state, applicationStates),
    check(
      "broker_applications_decided",
      sql`(${t.state} = 'pending') = (${t.decidedAt} is null) and (${t.state} <> 'rejected' or ${t.reason} is not null)`,
    ),
  ],
);
