import { and, isNull, type SQL, sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  pgTable,
  pgView,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { adminAreas } from "#app/accounts/administration/admin-areas.ts";
import { languages, userTypes } from "./user.ts";
import { createdAt, id, moment, money, oneOf, updatedAt } from "#app/platform/db/columns.ts";
import { countryCodes } from "#app/shared/places.ts";

export const users = pgTable(
  "users",
  {
    id: id(),
    email: text().notNull(),
    emailVerified: boolean().notNull().default(false),
    name: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    phone: text().notNull().default(""),
    phoneVerified: boolean().notNull().default(false),
    identityVerified: boolean().notNull().default(false),
    brokerLicense: text(),
    userType: text({ enum: userTypes }).notNull().default("buyer"),
    adminAreas: text({ enum: adminAreas }).array(),
    avatar: text(),
    about: text().notNull().default(""),
    brokerage: text(),
    city: text().notNull().default(""),
    region: text(),
    country: text({ enum: countryCodes }).notNull().default("CA"),
    latitude: doublePrecision().notNull().default(0),
    longitude: doublePrecision().notNull().default(0),
    preferredCategories: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    preferredLocations: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Whole currency units, as the person typed them; only payments use minor units. */
    preferredPriceMin: money().notNull().default(0),
    preferredPriceMax: money().notNull().default(1_000_000),
    emailNotifications: boolean().notNull().default(true),
    showContactInfo: boolean().notNull().default(true),
    showProfile: boolean().notNull().default(true),
    allowMessages: boolean().notNull().default(true),
    notifyByEmail: boolean().notNull().default(true),
    notifyByPush: boolean().notNull().default(true),
    notifyBySms: boolean().notNull().default(false),
    notifyMarketing: boolean().notNull().default(false),
    language: text({ enum: languages }).notNull().default("en"),
    lastActiveAt: moment()
      .notNull()
      .default(sql`now()`),
    /** Null for accounts created before it was recorded. */
    termsVersion: text(),
    termsAcceptedAt: moment(),
    deactivatedAt: moment(),
    /** The anonymized row stays, because conversations and receipts refer to it. */
    deletedAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Sort key of the admin lists, without case and accents. */
    nameKey: text()
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`list_key(left(${users.firstName} || ' ' || ${users.lastName}, 120))`,
      ),
  },
  (t) => [
    uniqueIndex("users_email_key").on(t.email),
    index("users_type_created").on(t.userType, t.createdAt.desc().nullsFirst()),
    // Admin lists: each order covers every filter, so that counts and deep pages read only the index.
    ...(["created", "name", "email"] as const).map((order) =>
      index(`users_list_${order}`).on(
        { created: t.createdAt, name: t.nameKey, email: t.email }[order],
        t.id,
        t.userType,
        t.deactivatedAt,
        t.deletedAt,
        t.emailVerified,
        t.phoneVerified,
        t.identityVerified,
      ),
    ),
    index("users_words").using(
      "gin",
      sql`list_words(${t.firstName} || ' ' || ${t.lastName} || ' ' || ${t.email})`,
    ),
    index("users_phone_digits")
      .on(sql`reverse(regexp_replace(${t.phone}, '[^0-9]', '', 'g')) text_pattern_ops`)
      .where(sql`${t.phone} <> ''`),
    index("users_last_active").on(t.lastActiveAt),
    index("users_place").on(t.region, t.city, t.createdAt.desc().nullsFirst()),
    index("users_listed_brokers")
      .on(t.createdAt.desc().nullsFirst())
      .where(
        sql`${t.userType} = 'broker' and ${t.identityVerified} and ${t.deactivatedAt} is null`,
      ),
    /** Used to check whether a picture is still in use before its file is deleted. */
    index("users_avatar")
      .on(t.avatar)
      .where(sql`${t.avatar} is not null`),
    check("users_email_lower", sql`${t.email} = lower(${t.email})`),
    check(
      "users_prices",
      sql`0 <= ${t.preferredPriceMin} and ${t.preferredPriceMin} <= ${t.preferredPriceMax}`,
    ),
    check("users_terms", sql`(${t.termsVersion} is null) = (${t.termsAcceptedAt} is null)`),
    check("users_latitude", sql`${t.latitude} between -90 and 90`),
    check("users_longitude", sql`${t.longitude} between -180 and 180`),
    check("users_region", sql`${t.region} like ${t.country} || '-%'`),
    check(
      "users_admin_areas",
      sql`${t.adminAreas} is null or (${t.userType} = 'admin' and cardinality(${t.adminAreas}) > 0 and ${t.adminAreas} <@ ${sql.raw(`array['${adminAreas.join("', '")}']`)})`,
    ),
    oneOf("users_type", t.userType, userTypes),
    oneOf("users_country", t.country, countryCodes),
    oneOf("users_language", t.language, languages),
  ],
);

export const isActiveUser = and(isNull(users.deactivatedAt), isNull(users.deletedAt));

/** Computed by a view, never stored: see the migration `triggers`. */
export const userStats = pgView("user_stats", {
  userId: uuid().notNull(),
  listingsCount: bigint({ mode: "number" }).notNull(),
  savedListingsCount: bigint({ mode: "number" }).notNull(),
  messagesCount: bigint({ mode: "number" }).notNull(),
}).existing();
