import { and, asc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { type ArticleForm, formOf } from "./article-form.ts";
import { articleSchema } from "#app/content/articles/article.schema.ts";
import { findMoved } from "#app/content/articles/articles.queries.server.ts";
import {
  articleAddresses,
  articles,
  articleVersions,
} from "#app/content/articles/articles.table.ts";
import { publishDue } from "./publish-due.job.server.ts";
import {
  deleteDraft,
  publishArticle,
  scheduleArticle,
  unpublishArticle,
} from "./publish-article.server.ts";
import { restoreVersion } from "./restore-version.server.ts";
import { saveArticle } from "./save-article.server.ts";
import { lockArticle } from "./write-article.server.ts";
import { auditLog } from "#app/platform/audit/audit.table.ts";
import { createId } from "#app/platform/db/id.ts";
import { addDays } from "#app/shared/day.ts";
import { anAdmin } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

const now = new Date("2026-11-18T15:00:00Z");

withDatabase((world) => {
  let actorId: string;
  beforeAll(async () => {
    actorId = (await anAdmin(world().db)).id;
  });
  const by = () => ({ actorId, requestId: null, now });

  const newSlug = () => `a-${createId().slice(-12)}`;
  const fresh = (changes: Partial<ArticleForm> = {}): ArticleForm => ({
    shelf: "guides",
    slug: newSlug(),
    title: "How to count a till",
    summary: "What to count, and when.",
    keywords: "",
    author: "The team",
    category: "retail",
    scene: "",
    related: "",
    position: "0",
    reviewedOn: "2026-11-01",
    body: "One word and another. ".repeat(20),
    ...changes,
  });
  const inputOf = (form: ArticleForm) => articleSchema.parse(form);

  async function formNow(id: string): Promise<ArticleForm> {
    const article = await lockArticle(world().db, id);
    return formOf(article!);
  }
  const rowOf = async (id: string) => {
    const [row] = await world()
      .db.select({
        status: articles.status,
        publishAt: articles.publishAt,
        version: articles.version,
        minutes: articles.minutes,
        related: articles.related,
      })
      .from(articles)
      .where(eq(articles.id, id));
    return row;
  };
  async function anArticle(changes: Partial<ArticleForm> = {}, isPublished = false) {
    const id = createId();
    const form = fresh(changes);
    const input = inputOf(form);
    const outcome = await saveArticle(world().db, {
      id,
      isNew: true,
      version: {},
      input,
      ...by(),
    });
    expect(outcome).toEqual({ ok: true });
    if (isPublished)
      expect(await publishArticle(world().db, { id, version: 1, ...by() })).toEqual({ ok: true });
    return { id, slug: form.slug };
  }
  /** As an administrator who has the present form open. */
  async function change(id: string, changes: Partial<ArticleForm>, version?: ArticleForm) {
    const current = version ?? (await formNow(id));
    const input = inputOf({ ...current, ...changes });
    return saveArticle(world().db, { id, isNew: false, version: current, input, ...by() });
  }
  const pathsOf = async (id: string) => {
    const rows = await world()
      .db.select({ path: articleAddresses.path })
      .from(articleAddresses)
      .where(eq(articleAddresses.articleId, id))
      .orderBy(asc(articleAddresses.path));
    return rows.map(({ path }) => path);
  };
  const versionsOf = async (id: string) => {
    const rows = await world()
      .db.select({
        version: articleVersions.version,
        fields: articleVersions.fields,
        savedBy: articleVersions.savedBy,
      })
      .from(articleVersions)
      .where(eq(articleVersions.articleId, id))
      .orderBy(asc(articleVersions.version));
    return rows;
  };

  describe("saving", () => {
    test("stores the fields, a version and who it was", async () => {
      const { id } = await anArticle({ body: "word ".repeat(700) });
      expect(await rowOf(id)).toMatchObject({ status: "draft", version: 1, minutes: 3 });
      expect(await change(id, { title: "Another title" })).toEqual({ ok: true });
      const versions = await versionsOf(id);
      expect(versions.map(({ version, savedBy }) => [version, savedBy])).toEqual([
        [1, actorId],
        [2, actorId],
      ]);
      expect(versions[1]!.fields.title).toBe("Another title");
      const [entry] = await world()
        .db.select({ details: auditLog.details })
        .from(auditLog)
        .where(and(eq(auditLog.subjectId, id), eq(auditLog.action, "article-edited")));
      expect(entry!.details).toMatchObject({ version: 2, after: { title: "Another title" } });
    });

    test("a second click creates no second article, and a change after going back is a conflict", async () => {
      const { db } = world();
      const id = createId();
      const input = inputOf(fresh());
      const create = (changes = {}) =>
        saveArticle(db, {
          id,
          isNew: true,
          version: {},
          input: { ...input, ...changes },
          ...by(),
        });
      const both = await Promise.all([create(), create()]);
      expect(both).toEqual([{ ok: true }, { ok: true }]);
      expect(await versionsOf(id)).toHaveLength(1);
      expect(await create({ title: "Typed after going back" })).toMatchObject({
        reason: "conflict",
        current: { title: input.title },
      });
    });

    test("nothing different is no version", async () => {
      const { id } = await anArticle();
      expect(await change(id, {})).toEqual({ ok: true });
      expect((await rowOf(id))!.version).toBe(1);
    });

    test("never overwrites what the form did not show", async () => {
      const { id } = await anArticle();
      const shown = await formNow(id);
      expect(await change(id, { title: "Hers" }, shown)).toEqual({ ok: true });
      expect(await change(id, { summary: "His." }, shown)).toMatchObject({
        ok: false,
        reason: "conflict",
        current: { title: "Hers", summary: shown.summary },
      });
    });

    test("of two at once, one is stored and the other is a conflict", async () => {
      const { id } = await anArticle();
      const shown = await formNow(id);
      const outcomes = await Promise.all(
        ["One", "Two", "Three"].map((title) => change(id, { title }, shown)),
      );
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
      expect((await rowOf(id))!.version).toBe(2);
    });

    test("finds neither an unknown article nor a help article", async () => {
      const { db } = world();
      const help = createId();
      await db.insert(articles).values({
        id: help,
        shelf: "help",
        slug: newSlug(),
        title: "Help",
        author: "The team",
        status: "published",
        publishAt: now,
        previewKey: createId(),
      });
      for (const id of [createId(), help]) {
        const input = inputOf(fresh());
        const save = { id, isNew: false, version: {}, input, ...by() };
        expect(await saveArticle(db, save)).toEqual({ ok: false, reason: "not-found" });
        const step = { id, version: 1, ...by() };
        for (const command of [publishArticle, unpublishArticle, deleteDraft])
          expect(await command(db, step)).toEqual({ ok: false, reason: "not-found" });
      }
    });

    test.each(["_a".repeat(12_000), ">".repeat(60_000)])(
      "refuses what takes long to lay out",
      async (body) => {
        const { id } = await anArticle();
        const outcome = await change(id, { body });
        expect(outcome).toMatchObject({
          reason: "invalid",
          errors: { body: /too long to lay out/ },
        });
      },
      30_000,
    );

    test("related articles exist, and are not the article itself", async () => {
      const [one, other] = [await anArticle({}, true), await anArticle()];
      const related = `guides/${one.slug}`;
      expect(await change(other.id, { related: `${related}\nguides/none` })).toMatchObject({
        errors: { related: "There is no article at guides/none" },
      });
      expect(await change(other.id, { related: `guides/${other.slug}` })).toMatchObject({
        errors: { related: "An article is not related to itself" },
      });
      expect(await change(other.id, { related })).toEqual({ ok: true });

      const slug = newSlug();
      expect(await change(one.id, { slug })).toEqual({ ok: true });
      expect((await rowOf(other.id))!.related).toEqual([`guides/${slug}`]);
      expect(await change(other.id, { related, title: "By its old address" })).toEqual({
        ok: true,
      });
      expect((await rowOf(other.id))!.related).toEqual([`guides/${slug}`]);
    });
  });

  describe("an address", () => {
    test("that readers know leads to the new one, there and back", async () => {
      const { db } = world();
      const { id, slug: a } = await anArticle({}, true);
      const b = newSlug();
      expect(await change(id, { slug: b })).toEqual({ ok: true });
      expect(await pathsOf(id)).toEqual([`guides/${a}`]);
      expect(await findMoved(db, "guides", a)).toBe(`/guides/${b}`);
      expect(await change(id, { slug: a })).toEqual({ ok: true });
      expect(await pathsOf(id)).toEqual([`guides/${b}`]);
      expect(await findMoved(db, "guides", b)).toBe(`/guides/${a}`);
      expect(await change(id, { shelf: "resources" })).toEqual({ ok: true });
      expect(await findMoved(db, "guides", a)).toBe(`/resources/${a}`);
      expect(await findMoved(db, "guides", b)).toBe(`/resources/${a}`);
    });

    test("of what nobody read is forgotten", async () => {
      const { id } = await anArticle();
      expect(await change(id, { slug: newSlug() })).toEqual({ ok: true });
      expect(await pathsOf(id)).toEqual([]);
    });

    test("that another article has, or had, is refused", async () => {
      const { id, slug: old } = await anArticle({ title: "The first" }, true);
      const slug = newSlug();
      await change(id, { slug });
      const other = await anArticle();
      expect(await change(other.id, { slug })).toMatchObject({
        errors: { slug: "“The first” has this address" },
      });
      expect(await change(other.id, { slug: old })).toMatchObject({
        errors: { slug: "This is an old address of “The first”, which links still lead to" },
      });
      expect(await change(other.id, { slug: old, shelf: "resources" })).toEqual({ ok: true });
    });

    test("goes to one of two articles that want it at once", async () => {
      const slug = newSlug();
      const two = [await anArticle(), await anArticle()];
      const outcomes = await Promise.all(two.map(({ id }) => change(id, { slug })));
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    });
  });

  describe("publishing", () => {
    test("keeps the day of the first publication", async () => {
      const { db } = world();
      const { id } = await anArticle({}, true);
      const later = { id, version: 1, ...by(), now: addDays(now, 3) };
      expect(await publishArticle(db, later)).toMatchObject({ reason: "published-already" });
      expect(await unpublishArticle(db, later)).toEqual({ ok: true });
      expect(await rowOf(id)).toMatchObject({ status: "draft", publishAt: now });
      expect(await scheduleArticle(db, { ...later, at: addDays(now, 9) })).toMatchObject({
        reason: "published-before",
      });
      expect(await deleteDraft(db, later)).toMatchObject({ reason: "not-deletable" });
      expect(await publishArticle(db, later)).toEqual({ ok: true });
      expect(await rowOf(id)).toMatchObject({ status: "published", publishAt: now });
    });

    test("happens at the scheduled minute, which can be moved and taken back", async () => {
      const { db } = world();
      const { id } = await anArticle();
      const step = { id, version: 1, ...by() };
      const schedule = (at: Date | null) => scheduleArticle(db, { ...step, at });
      expect(await schedule(null)).toMatchObject({ reason: "not-a-time" });
      expect(await schedule(now)).toMatchObject({ reason: "past" });
      expect(await schedule(addDays(now, 4000))).toMatchObject({ reason: "too-far" });
      expect(await schedule(addDays(now, 2))).toEqual({ ok: true });
      expect(await schedule(addDays(now, 1))).toEqual({ ok: true });
      await publishDue(db, addDays(now, 0.9));
      expect((await rowOf(id))!.status).toBe("scheduled");
      expect(await unpublishArticle(db, step)).toEqual({ ok: true });
      expect(await rowOf(id)).toMatchObject({ status: "draft", publishAt: null });
      expect(await schedule(addDays(now, 1))).toEqual({ ok: true });
      await publishDue(db, addDays(now, 1));
      expect(await rowOf(id)).toMatchObject({ status: "published", publishAt: addDays(now, 1) });
    });

    test("needs a summary, a review and fifty words, also afterwards", async () => {
      const { db } = world();
      const { id } = await anArticle({ summary: "", reviewedOn: "", body: "Short." });
      const step = { id, version: 1, ...by() };
      const missing = ["a summary", "the day of its last review", "a text of fifty words or more"];
      expect(await publishArticle(db, step)).toEqual({ ok: false, reason: "incomplete", missing });
      expect(await scheduleArticle(db, { ...step, at: addDays(now, 1) })).toMatchObject({
        reason: "incomplete",
      });
      const complete = await anArticle({}, true);
      expect(await change(complete.id, { summary: "" })).toMatchObject({
        errors: { summary: "Readers see this article, or soon will: it needs a summary" },
      });
    });

    test("publishes only the version that was seen", async () => {
      const { db } = world();
      const { id } = await anArticle();
      await change(id, { title: "Changed meanwhile" });
      expect(await publishArticle(db, { id, version: 1, ...by() })).toMatchObject({
        reason: "changed-meanwhile",
      });
    });
  });

  test("a draft that was never published can be deleted", async () => {
    const { id, slug } = await anArticle();
    const kept = await anArticle({ related: `guides/${slug}` });
    expect(await deleteDraft(world().db, { id, version: 1, ...by() })).toEqual({ ok: true });
    expect(await change(kept.id, { title: "Still saved" })).toEqual({ ok: true });
    expect(await rowOf(id)).toBe(undefined);
    expect(await versionsOf(id)).toEqual([]);
  });

  describe("restoring", () => {
    test("fills the article with an old version as a new one, and can be undone", async () => {
      const { db } = world();
      const { id } = await anArticle({ title: "First" });
      await change(id, { title: "Second" });
      const restore = { id, ...by() };
      expect(await restoreVersion(db, { ...restore, version: 1, wanted: 1 })).toMatchObject({
        reason: "changed-meanwhile",
      });
      expect(await restoreVersion(db, { ...restore, version: 2, wanted: 9 })).toMatchObject({
        reason: "not-found",
      });
      expect(await restoreVersion(db, { ...restore, version: 2, wanted: 1 })).toEqual({
        ok: true,
        replaced: 2,
      });
      expect((await formNow(id)).title).toBe("First");
      expect(await restoreVersion(db, { ...restore, version: 3, wanted: 2 })).toMatchObject({
        ok: true,
      });
      expect((await versionsOf(id)).map(({ fields }) => fields.title)).toEqual([
        "First",
        "Second",
        "First",
        "Second",
      ]);
    });

    test("a text that came with a release has its first version too", async () => {
      const { db } = world();
      const id = createId();
      await db.insert(articles).values({
        ...inputOf(fresh({ title: "As released" })),
        id,
        status: "published",
        publishAt: now,
        previewKey: createId(),
        edition: `guides/${id}`,
      });
      expect(await change(id, { title: "As we want it" })).toEqual({ ok: true });
      const versions = await versionsOf(id);
      expect(versions.map(({ fields, savedBy }) => [fields.title, savedBy])).toEqual([
        ["As released", null],
        ["As we want it", actorId],
      ]);
    });

    test("an address that another article took meanwhile is refused", async () => {
      const { id, slug } = await anArticle();
      await change(id, { slug: newSlug() });
      await anArticle({ slug, title: "The taker" });
      expect(
        await restoreVersion(world().db, { id, version: 2, wanted: 1, ...by() }),
      ).toMatchObject({ errors: { slug: "“The taker” has this address" } });
    });
  });
});
