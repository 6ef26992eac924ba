import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  pgView,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { applicationStates } from "#app/accounts/broker/broker-application.ts";
import { languages, userTypes } from "#app/accounts/user.ts";
import { createdAt, id, moment, money, oneOf, updatedAt } from "#app/platform/db/columns.ts";
import { countryCodes } from "#app/shared/places.ts";

export const users = pgTable(
  "users",
  {
    id: id(),
    email: text().notNull(),
    emailVerified: boolean().notNull().default(false),
    /** Kept for the sign-in library, which wants one name. */
    name: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    phone: text().notNull().default(""),
    phoneVerified: boolean().notNull().default(false),
    identityVerified: boolean().notNull().default(false),
    brokerLicense: text(),
    userType: text({ enum: userTypes }).notNull().default("buyer"),
    avatar: text(),
    /** What a broker says of themselves in the directory. */
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
    /** Whole currency units, as the person typed them; minor units begin where money changes hands. */
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
    deactivatedAt: moment(),
    /** The person asked to be forgotten: the row stays for others' threads and receipts, emptied of everything personal. */
    deletedAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex("users_email_key").on(t.email),
    index("users_type_created").on(t.userType, t.createdAt.desc().nullsFirst()),
    index("users_created").on(t.createdAt.desc().nullsFirst()),
    index("users_last_active").on(t.lastActiveAt),
    index("users_place").on(t.region, t.city, t.createdAt.desc().nullsFirst()),
    index("users_listed_brokers")
      .on(t.createdAt.desc().nullsFirst())
      .where(
        sql`${t.userType} = 'broker' and ${t.identityVerified} and ${t.deactivatedAt} is null`,
      ),
    /** Whether anybody still uses a picture, before its file is removed. */
    index("users_avatar")
      .on(t.avatar)
      .where(sql`${t.avatar} is not null`),
    check("users_email_lower", sql`${t.email} = lower(${t.email})`),
    check(
      "users_prices",
      sql`0 <= ${t.preferredPriceMin} and ${t.preferredPriceMin} <= ${t.preferredPriceMax}`,
    ),
    check("users_latitude", sql`${t.latitude} between -90 and 90`),
    check("users_longitude", sql`${t.longitude} between -180 and 180`),
    check("users_region", sql`${t.region} like ${t.country} || '-%'`),
    oneOf("users_type", t.userType, userTypes),
    oneOf("users_country", t.country, countryCodes),
    oneOf("users_language", t.language, languages),
  ],
);

/** Counted, never kept: see the migration `triggers`. */
export const userStats = pgView("user_stats", {
  userId: uuid().notNull(),
  listingsCount: bigint({ mode: "number" }).notNull(),
  savedListingsCount: bigint({ mode: "number" }).notNull(),
  messagesCount: bigint({ mode: "number" }).notNull(),
}).existing();

export const sessions = pgTable(
  "sessions",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    token: text().notNull(),
    expiresAt: moment().notNull(),
    ipAddress: text(),
    userAgent: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex("sessions_token_key").on(t.token),
    index("sessions_user").on(t.userId),
    index("sessions_expiry").on(t.expiresAt),
  ],
);

/** How a person proves who they are; with a password there is one row per person. */
export const credentials = pgTable(
  "credentials",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    accountId: text().notNull(),
    providerId: text().notNull(),
    password: text(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: moment(),
    refreshTokenExpiresAt: moment(),
    scope: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex("credentials_provider_key").on(t.providerId, t.accountId),
    index("credentials_user").on(t.userId),
  ],
);

/** Pending proofs: a confirmation link, a reset link. */
export const verifications = pgTable(
  "verifications",
  {
    id: id(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index("verifications_identifier").on(t.identifier),
    index("verifications_expiry").on(t.expiresAt),
  ],
);

export const brokerApplications = pgTable(
  "broker_applications",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
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

/** Attempts at sign-in, reset and codes, per key and window; a row is forgotten once its window has passed. */
export const attemptLimits = pgTable(
  "attempt_limits",
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    windowEndsAt: moment().notNull(),
  },
  (t) => [
    index("attempt_limits_window").on(t.windowEndsAt),
    check("attempt_limits_count", sql`${t.count} > 0`),
  ],
);
