import { type SQL, sql } from "drizzle-orm";
import {
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "#app/accounts/accounts.table.ts";
import { articleStatuses, sceneNames, shelfNames } from "./article.ts";
import type { ArticleInput } from "./article.schema.ts";
import { type CategorySlug, categorySlugs } from "#app/listings/category.ts";
import { createdAt, id, moment, oneOf, updatedAt } from "#app/platform/db/columns.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

export const articles = pgTable(
  "articles",
  {
    id: id(),
    shelf: text({ enum: shelfNames as [(typeof shelfNames)[number]] }).notNull(),
    slug: text().notNull(),
    title: text().notNull(),
    summary: text().notNull().default(""),
    keywords: text().notNull().default(""),
    /** Markdown. */
    body: text().notNull().default(""),
    author: text().notNull(),
    category: text().$type<CategorySlug>(),
    scene: text({ enum: sceneNames as [(typeof sceneNames)[number]] }),
    /** Paths of other articles, without the first slash. */
    related: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Guides have an order; articles follow their day of publication. */
    position: smallint().notNull().default(0),
    reviewedOn: date({ mode: "string" }),
    status: text({ enum: articleStatuses }).notNull().default("draft"),
    /** When it was, or will be, published. */
    publishAt: moment(),
    minutes: smallint().notNull().default(1),
    version: integer().notNull().default(1),
    /** Whoever has the preview link reads a draft. */
    previewKey: text().notNull(),
    /** Under this name the text came with a release, which happens once. */
    edition: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    head: tsvector()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`setweight(to_tsvector('public.listing_text', ${articles.title}), 'A') || setweight(to_tsvector('public.listing_text', ${articles.keywords}), 'B') || setweight(to_tsvector('public.listing_text', ${articles.summary}), 'C')`,
      ),
    words: tsvector()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`to_tsvector('public.listing_text', ${articles.body})`),
  },
  (t) => [
    uniqueIndex("articles_address").on(t.shelf, t.slug),
    uniqueIndex("articles_edition").on(t.edition),
    uniqueIndex("articles_preview").on(t.previewKey),
    index("articles_shelf")
      .on(t.shelf, t.position, t.publishAt.desc().nullsFirst(), t.id)
      .where(sql`${t.status} = 'published'`),
    index("articles_recent")
      .on(t.publishAt.desc().nullsFirst(), t.id)
      .where(sql`${t.status} = 'published'`),
    index("articles_due")
      .on(t.publishAt)
      .where(sql`${t.status} = 'scheduled'`),
    index("articles_category")
      .on(t.category, t.publishAt.desc().nullsFirst())
      .where(sql`${t.status} = 'published'`),
    index("articles_head").using("gin", t.head),
    index("articles_words").using("gin", t.words),
    oneOf("articles_shelf_name", t.shelf, shelfNames),
    oneOf("articles_status", t.status, articleStatuses),
    oneOf("articles_category_name", t.category, categorySlugs),
    oneOf("articles_scene", t.scene, sceneNames),
    check("articles_has_a_time", sql`${t.status} = 'draft' or ${t.publishAt} is not null`),
    check("articles_slug", sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
  ],
);

/** What was saved, so that it can be restored. */
export const articleVersions = pgTable(
  "article_versions",
  {
    articleId: uuid()
      .notNull()
      .references(() => articles.id, { onDelete: "cascade" }),
    version: integer().notNull(),
    fields: jsonb().$type<ArticleInput>().notNull(),
    savedBy: uuid().references(() => users.id),
    savedAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.articleId, t.version] })],
);

/** Where an article was before: "guides/old-name". */
export const articleAddresses = pgTable(
  "article_addresses",
  {
    path: text().primaryKey(),
    articleId: uuid()
      .notNull()
      .references(() => articles.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (t) => [index("article_addresses_article").on(t.articleId)],
);

/** One answer per visitor and day to "Did this help?". */
export const articleAnswers = pgTable(
  "article_answers",
  {
    articleId: uuid()
      .notNull()
      .references(() => articles.id, { onDelete: "cascade" }),
    visitor: text().notNull(),
    helped: boolean().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.articleId, t.visitor] })],
);

export const articlePictures = pgTable(
  "article_pictures",
  {
    id: id(),
    storageKey: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    uploadedBy: uuid().references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [index("article_pictures_recent").on(t.createdAt.desc().nullsFirst())],
);
