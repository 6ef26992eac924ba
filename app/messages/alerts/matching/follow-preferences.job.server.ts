import { and, eq, isNull } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { categorySlugs } from "#app/listings/category.ts";
import { formatSavedSearch } from "#app/search/search-url.ts";
import { emptySearch, normalizeSearch } from "#app/search/search.ts";
import { consentTexts } from "#app/messages/alerts/consent.ts";
import { alerts } from "#app/messages/alerts/alerts.table.ts";
import { encodeCriteria } from "./encode-criteria.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { findRegion } from "#app/shared/places.ts";

export interface FollowPreferences {
  userId: string;
  savedFrom: string;
  savedAt: string;
}

const person = {
  email: users.email,
  emailVerified: users.emailVerified,
  categories: users.preferredCategories,
  locations: users.preferredLocations,
  priceMin: users.preferredPriceMin,
  priceMax: users.preferredPriceMax,
  wanted: users.emailNotifications,
};

/** Keeps the alert in sync with a person's buying preferences. Without a category or place there is nothing to match. */
export async function followPreferences(db: Db, saved: FollowPreferences): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .select(person)
      .from(users)
      .where(and(eq(users.id, saved.userId), isNull(users.deletedAt)))
      .for("update");
    const ofPerson = and(
      eq(alerts.userId, saved.userId),
      eq(alerts.source, "preferences"),
      isNull(alerts.unsubscribedAt),
    );
    const now = new Date(saved.savedAt);
    const hasChosen = row && (row.categories.length > 0 || row.locations.length > 0);
    if (!row?.wanted || !hasChosen) {
      await tx.update(alerts).set({ unsubscribedAt: now }).where(ofPerson);
      return;
    }
    const search = normalizeSearch({
      ...emptySearch,
      categories: categorySlugs.filter((slug) => row.categories.includes(slug)),
      regions: row.locations.flatMap((code) => findRegion(code)?.code ?? []),
      price: { min: row.priceMin || null, max: row.priceMax },
    });
    const criteria = {
      email: row.email,
      search: formatSavedSearch(search),
      ...(await encodeCriteria(tx, search, now)),
    };
    const changed = await tx
      .update(alerts)
      .set(criteria)
      .where(ofPerson)
      .returning({ id: alerts.id });
    if (changed.length > 0) return;
    await tx.insert(alerts).values({
      ...criteria,
      userId: saved.userId,
      source: "preferences",
      frequency: "daily",
      consentAt: now,
      consentFrom: saved.savedFrom,
      consentText: consentTexts.preferences,
      confirmedAt: row.emailVerified ? now : null,
      createdAt: now,
    });
  });
}
