import { data } from "react-router";
import type { Route } from "./+types/download.route.ts";
import {
  exportEvents,
  exportNotifications,
  exportNotificationSettings,
  exportProfile,
  exportSessions,
} from "./export-account.server.ts";
import { toByteStream, writeJson } from "./json-file.ts";
import { exportApplications } from "#app/accounts/broker/broker-applications.queries.server.ts";
import { exportVerifications } from "#app/accounts/identity/identity-verifications.queries.server.ts";
import { defineRateLimit, allowAttempt } from "#app/platform/rate-limits/rate-limit.server.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { refuseImpersonation } from "#app/accounts/sessions/guard.server.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import {
  exportDocumentOpenings,
  exportDocumentRequests,
  exportListings,
  exportMedia,
  exportSavedListings,
} from "#app/selling/owned/export-listings.server.ts";
import {
  exportAlerts,
  exportBlockedPeople,
  exportContactMessages,
  exportLeadRecords,
  exportMessageFiles,
  exportMessages,
  exportQuickReplies,
} from "#app/messages/export-messages.server.ts";
import {
  exportSignatures,
  exportSignedDocuments,
} from "#app/deals/signing/signing.queries.server.ts";
import {
  exportRoomDocuments,
  exportRoomOpenings,
  exportRoomQuestions,
} from "#app/deals/room/keeping/export-room-records.server.ts";
import { exportReportClients } from "#app/brokerage/clients/clients.queries.server.ts";
import { exportOwnerReports } from "#app/brokerage/reports/reports.queries.server.ts";
import { exportMandates, findWishes } from "#app/messages/mandates/mandates.queries.server.ts";
import { exportClosingSteps, exportOffers } from "#app/deals/offers/export-offers.server.ts";
import { exportImports } from "#app/brokerage/import/personal-imports.server.ts";
import { exportPassport } from "#app/deals/passport/own-passport.queries.server.ts";
import { exportValuations } from "#app/market/valuation/kept/keep-valuation.server.ts";
import { findOwnEmbed } from "#app/programs/embeds/own-embed.server.ts";
import { exportWebhooks } from "#app/programs/webhooks/webhooks.queries.server.ts";
import { exportOrders, exportRenewals } from "#app/payments/upgrades/upgrades.queries.server.ts";
import { exportTokens } from "#app/programs/tokens/access-tokens.queries.server.ts";
import { recordOwnAction } from "#app/accounts/record-own-action.server.ts";

const downloadLimit = defineRateLimit("download", { max: 10, windowMinutes: 60 });

export const middleware: Route.MiddlewareFunction[] = [refuseImpersonation];

export async function loader({ context }: Route.LoaderArgs) {
  const { id } = context.get(viewerContext);
  const { db } = context.get(servicesContext);
  const now = new Date();
  if (!(await allowAttempt(db, downloadLimit, id, now))) throw data(null, { status: 429 });
  await recordOwnAction(db, id, "data-downloaded", context.get(requestContext).id);
  const file = writeJson({
    about: { madeAt: now },
    profile: await exportProfile(db, id),
    listings: exportListings(db, id),
    media: exportMedia(db, id),
    savedListings: exportSavedListings(db, id),
    documentRequests: exportDocumentRequests(db, id),
    documentOpenings: exportDocumentOpenings(db, id),
    roomDocuments: exportRoomDocuments(db, id),
    roomOpenings: exportRoomOpenings(db, id),
    roomQuestions: exportRoomQuestions(db, id),
    messages: exportMessages(db, id),
    messageFiles: exportMessageFiles(db, id),
    leadRecords: exportLeadRecords(db, id),
    savedReplies: exportQuickReplies(db, id),
    blockedPeople: exportBlockedPeople(db, id),
    mandates: exportMandates(db, id),
    reportClients: exportReportClients(db, id),
    ownerReports: exportOwnerReports(db, id),
    offers: exportOffers(db, id),
    closingSteps: exportClosingSteps(db, id),
    mandateWishes: await findWishes(db, id),
    signedDocuments: exportSignedDocuments(db, id),
    signatures: await exportSignatures(db, id),
    alerts: exportAlerts(db, id),
    valuations: exportValuations(db, id),
    imports: await exportImports(db, id),
    orders: exportOrders(db, id),
    renewals: exportRenewals(db, id),
    brokerApplications: exportApplications(db, id),
    identityVerifications: exportVerifications(db, id),
    passport: await exportPassport(db, id),
    contactMessages: exportContactMessages(db, id),
    notifications: exportNotifications(db, id),
    notificationSettings: await exportNotificationSettings(db, id),
    embed: { ...(await findOwnEmbed(db, id)) },
    webhooks: exportWebhooks(db, id),
    sessions: exportSessions(db, id),
    accessTokens: exportTokens(db, id),
    events: exportEvents(db, id),
  });
  return new Response(toByteStream(file), {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": `attachment; filename="relevo-${now.toISOString().slice(0, 10)}.json"`,
    },
  });
}
