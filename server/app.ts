import { Hono } from "hono";
import type { ServerBuild } from "react-router";
import { avatarRoutes } from "#app/accounts/avatar/avatar-routes.server.ts";
import {
  businessShareRoot,
  findBusinessShareImage,
  loadSharedPhoto,
} from "#app/browsing/business/sharing/business-share-image.server.ts";
import {
  articleShareRoot,
  findArticleShareImage,
} from "#app/content/articles/illustrations/article-share-image.server.ts";
import { articlePictureRoutes } from "#app/content/articles/pictures/picture-routes.server.ts";
import {
  roomFileRoutes,
  roomPageRoutes,
  roomVersionRoutes,
} from "#app/deals/room/reading/room-file-routes.server.ts";
import { documentRoutes } from "#app/listings/media/documents/document-routes.server.ts";
import { mediaRoutes, videoRoutes } from "#app/listings/media/media-routes.server.ts";
import { findMarketShareImage } from "#app/market/page/find-share-image.server.ts";
import { marketShareRoot } from "#app/market/page/market-share-image.ts";
import {
  findValuationShareImage,
  valuationShareRoot,
} from "#app/market/valuation/page/valuation-share-image.server.ts";
import { findVaultShareImage, vaultShareRoot } from "#app/deals/vault/vault-share-image.server.ts";
import { createShareImageRoutes } from "#app/platform/share-images/share-image-routes.server.ts";
import { uploadsPath } from "#app/platform/uploads/upload.ts";
import { uploadRoutes } from "#server/http/upload-routes.ts";
import { messageFileRoutes } from "#app/messages/thread/files/message-file-routes.server.ts";
import { emailWebhook } from "#app/messages/email/inbound/email-webhook.server.ts";
import { paymentWebhook } from "#app/payments/events/receive-event.server.ts";
import { apiProblems, apiRoutes } from "#app/programs/api/api-routes.server.ts";
import { apiRoot } from "#app/programs/api/requests/routes.ts";
import { assetRoutes } from "./http/assets.ts";
import { bodyDeadline } from "./http/body-deadline.ts";
import { bodyLimits } from "./http/body-limits.ts";
import { type AppContext, guard, isClientGone } from "./http/guard.ts";
import type { PageCache } from "./http/page-cache.ts";
import { createPages } from "./http/pages.ts";
import { rememberWrites } from "./http/recent-writes.ts";
import { systemRoutes } from "./http/system.ts";
import { countVisits } from "./http/visits.ts";
import { liveRoute } from "./http/live.ts";
import { isUnavailable } from "./http/unavailable.ts";
import type { MetricsSnapshot } from "./metrics.ts";
import type { OpenServices } from "./services.ts";

interface AppOptions {
  open: Omit<OpenServices, "close" | "caches">;
  build: ServerBuild;
  mode: "production" | "development";
  cache: PageCache;
  collectMetrics?: () => Promise<MetricsSnapshot>;
  isStopping: () => boolean;
  clientFolder: string | null;
}

export function createApp(options: AppOptions) {
  const { open, build, mode, cache, isStopping, clientFolder } = options;
  const { services, metrics, visits, live } = open;
  const { collectMetrics = async () => metrics.snapshot() } = options;
  const { env, log, db } = services;
  const pages = createPages({ services, database: open.database, build, mode, cache });

  const app = new Hono();
  // Around the guard, whose refusals it rewrites.
  app.use(`${apiRoot}/*`, apiProblems(env.APP_URL));
  app.use("*", guard(env, log, metrics));
  app.route("/", systemRoutes(open, collectMetrics, isStopping));
  if (clientFolder) app.route("/", assetRoutes(clientFolder));
  app.use("*", rememberWrites(env.APP_URL, open.database.readers));
  app.get("/media/:id/:name", mediaRoutes(services));
  app.get("/avatars/:key/:name", avatarRoutes(services));
  app.get("/articles/pictures/:id/:name", articlePictureRoutes(services));
  const shareImage = createShareImageRoutes();
  app.get(
    `${businessShareRoot}/:id/:name`,
    shareImage({
      root: businessShareRoot,
      find: (id) => findBusinessShareImage(db, id),
      loadPhoto: (id) => loadSharedPhoto(services, id),
    }),
  );
  app.get(
    `${articleShareRoot}/:id/:name`,
    shareImage({ root: articleShareRoot, find: (id) => findArticleShareImage(db, id) }),
  );
  app.get(
    `${marketShareRoot}/:id/:name`,
    shareImage({ root: marketShareRoot, find: (id) => findMarketShareImage(services, id) }),
  );
  app.get(
    `${valuationShareRoot}/:id/:name`,
    shareImage({ root: valuationShareRoot, find: (id) => findValuationShareImage(services, id) }),
  );
  app.get(
    `${vaultShareRoot}/:id/:name`,
    shareImage({ root: vaultShareRoot, find: findVaultShareImage }),
  );
  app.get("/documents/:id", documentRoutes(services));
  app.get("/business/:id/room/:documentId/file", roomFileRoutes(services));
  app.get("/business/:id/room/:documentId/pages/:page", roomPageRoutes(services));
  app.get("/account/listings/:id/room/versions/:versionId", roomVersionRoutes(services));
  app.get("/videos/:id", videoRoutes(services));
  app.get("/account/leads/:id/files/:fileId", messageFileRoutes(services));
  app.get("/account/live", liveRoute(services, live));
  // Before the other limits: uploads have their own.
  app.all(`${uploadsPath}/:id?`, uploadRoutes(services));
  app.use("*", bodyDeadline());
  app.use("*", bodyLimits());
  app.post("/webhooks/stripe", paymentWebhook(services));
  // Mailgun posts the raw email only to a URL that ends in "mime".
  app.on("POST", ["/webhooks/email", "/webhooks/email/mime"], emailWebhook(services));
  app.route("/", apiRoutes(services));
  app.use("/business/*", countVisits(visits));
  app.all("*", (c) => pages(c as unknown as AppContext));
  app.onError((error, c) => {
    const requestId = (c as unknown as AppContext).get("requestId");
    if (!isClientGone(c as unknown as AppContext))
      log.error({ requestId, err: error }, "request failed");
    const words = `Something went wrong on our end. Please try again in a moment. (${requestId})\n`;
    // Retrying helps only if a service we depend on is unavailable.
    return isUnavailable(error)
      ? c.text(words, 503, { "cache-control": "no-store", "retry-after": "5" })
      : c.text(words, 500, { "cache-control": "no-store" });
  });
  return app;
}
