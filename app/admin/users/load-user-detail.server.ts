import { canOpenAdminPath, mayChangeUser } from "#app/accounts/administration/admin-areas.ts";
import { listUserNotes } from "#app/accounts/administration/help-user.server.ts";
import { isTwoFactorOn } from "#app/accounts/two-factor/two-factor.queries.server.ts";
import { avatarHref } from "#app/accounts/avatar/avatar.ts";
import { describeDevice } from "#app/accounts/devices/describe-device.ts";
import { getUserStats } from "#app/accounts/users.queries.server.ts";
import { canImpersonate, impersonationPath } from "#app/accounts/impersonation/impersonation.ts";
import type { Viewer } from "#app/accounts/viewer.ts";
import { listTimeline } from "#app/admin/timeline/timeline.queries.server.ts";
import {
  findUserDetail,
  listFirstConversations,
  listFirstListings,
  listFirstOrders,
  listOpenSessions,
  type UserDetail,
} from "#app/admin/users/user-detail.queries.server.ts";
import { findCategory } from "#app/listings/category.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Page } from "#app/shared/paging.ts";
import { countryName, findRegion, placeName } from "#app/shared/places.ts";
import { makeTimeAgo } from "#app/ui/format/format-date.ts";
import { formatMoney } from "#app/ui/format/format-money.ts";

interface UserDetailInput {
  userId: string;
  viewer: Viewer;
  page: Page;
  now: Date;
}

export async function loadUserDetail(db: Db, { userId, viewer, page, now }: UserDetailInput) {
  const user = await findUserDetail(db, userId);
  if (!user) return null;
  const link = (to: string) =>
    canOpenAdminPath(viewer.adminAreas, to.replace(/\?.*/, "")) ? to : null;
  const seesOrders = canOpenAdminPath(viewer.adminAreas, "/admin/orders");
  const [stats, owned, talks, orders, sessions, timeline, notes, hasTwoStep] = await Promise.all([
    getUserStats(db, userId),
    listFirstListings(db, userId),
    listFirstConversations(db, userId),
    seesOrders ? listFirstOrders(db, userId) : null,
    listOpenSessions(db, userId, now),
    listTimeline(db, { subjectType: "user", subjectId: userId }, page, now),
    listUserNotes(db, userId),
    isTwoFactorOn(db, userId),
  ]);
  const mayChange = mayChangeUser(viewer, user);
  return {
    user: describe(user, now),
    stats,
    may: {
      change: mayChange,
      deactivate: mayChange && userId !== viewer.id,
      createListing: user.deactivatedAt
        ? null
        : link(`/admin/listings/new?email=${encodeURIComponent(user.email)}`),
      impersonation:
        canImpersonate(viewer, user) && !user.deactivatedAt ? impersonationPath(userId) : null,
    },
    listings: {
      all: link(`/admin/listings?q=${userId}`),
      rows: owned.map((listing) =>
        Object.assign(listing, { href: link(`/admin/listings/${listing.id}/edit`) }),
      ),
    },
    conversations: {
      total: talks.total,
      all: link(`/admin/messages?q=${encodeURIComponent(user.email)}`),
      rows: talks.rows.map((talk) =>
        Object.assign(talk, {
          last: talk.lastMessageAt && makeTimeAgo(talk.lastMessageAt, now),
          href: link(`/admin/conversations/${talk.id}`),
        }),
      ),
    },
    orders: orders && {
      all: link(`/admin/orders?q=${encodeURIComponent(user.email)}`),
      rows: orders.map((order) =>
        Object.assign(order, { href: link(`/admin/orders/${order.id}`) }),
      ),
    },
    sessions: sessions.map(({ id, userAgent, usedAt }) => ({
      id,
      device: describeDevice(userAgent),
      used: makeTimeAgo(usedAt, now),
    })),
    timeline,
    hasTwoStep,
    notes: notes.map(({ createdAt, ...note }) =>
      Object.assign(note, { at: makeTimeAgo(createdAt, now) }),
    ),
  };
}

function describe(user: UserDetail, now: Date) {
  const { preferredPriceMin, preferredPriceMax, avatar, ...rest } = user;
  // Preferences are whole units of the person's display currency.
  const price = (units: number) => formatMoney(units * 100, "CAD");
  return {
    ...rest,
    name: `${user.firstName} ${user.lastName}`,
    avatar: avatarHref(avatar, 256),
    place: placeName(user),
    country: countryName(user.country),
    createdAt: user.createdAt.toISOString(),
    deactivatedAt: user.deactivatedAt?.toISOString() ?? null,
    lastActive: makeTimeAgo(user.lastActiveAt, now),
    preferredCategories: user.preferredCategories.map((slug) => findCategory(slug)?.name ?? slug),
    preferredLocations: user.preferredLocations.map((code) => findRegion(code)?.name ?? code),
    priceRange: `${price(preferredPriceMin)} to ${price(preferredPriceMax)}`,
  };
}

export type LoadedUser = NonNullable<Awaited<ReturnType<typeof loadUserDetail>>>;
