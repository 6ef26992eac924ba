import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { users } from "#app/accounts/accounts.table.ts";
import { createdAt, id, moment, oneOf, partOf } from "#app/platform/db/columns.ts";
import { notificationChannels } from "./notification-kind.ts";

export const notifications = pgTable(
  "notifications",
  {
    id: id(),
    userId: partOf(() => users.id),
    kind: text().notNull(),
    /** Replaces an unread notification with the same key. */
    key: text().notNull(),
    title: text().notNull(),
    text: text().notNull().default(""),
    href: text().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    readAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("notifications_once")
      .on(t.userId, t.key)
      .where(sql`${t.readAt} is null`),
    index("notifications_recent").on(t.userId, t.createdAt.desc().nullsFirst()),
    index("notifications_age").on(t.createdAt),
    check("notifications_href", sql`${t.href} like '/%' and ${t.href} not like '//%'`),
  ],
);

export const notificationChoices = pgTable(
  "notification_choices",
  {
    userId: partOf(() => users.id),
    kind: text().notNull(),
    channel: text({ enum: notificationChannels }).notNull(),
    enabled: boolean().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.kind, t.channel] }),
    oneOf("notification_choices_channel", t.channel, notificationChannels),
  ],
);

export const pushSubscriptions = pgTable(
  "push_subscriptions",
  {
    id: id(),
    userId: partOf(() => users.id),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("push_subscriptions_endpoint").on(t.endpoint),
    index("push_subscriptions_user").on(t.userId),
    check("push_subscriptions_https", sql`${t.endpoint} like 'https://%'`),
  ],
);
