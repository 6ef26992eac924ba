import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { maxAvatarBytes } from "#app/accounts/avatar/avatar.ts";
import { maxSheetBytes } from "#app/brokerage/import/files/sheet.ts";
import { maxReviewedBytes } from "#app/accounts/reviews/review.ts";
import { maxPictureBytes } from "#app/content/articles/pictures/article-picture.ts";
import { maxDocumentBytes } from "#app/platform/inspection/document-kind.ts";
import { maxPhotoFormBytes } from "#app/listings/media/photos/own-photo.ts";
import { maxEmailBytes } from "#app/messages/email/inbound/email-webhook.server.ts";
import { maxUploadBytes } from "#app/platform/uploads/upload.ts";
import { maxFormBytes } from "#app/messages/thread/files/message-file.ts";

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** 5,000 characters, each up to nine bytes in a form, and some fields. */
const usualBytes = 64 * kilobyte;
/** All texts of a listing, before and after; 500 banned words; 20 reasons. */
const longTextBytes = 352 * kilobyte;
/** 60,000 characters of any script, before and after. */
const articleBytes = 1.25 * megabyte;
const formRoom = 64 * kilobyte;

interface Limit {
  page: RegExp;
  bytes: number;
  tooLarge?: (page: string) => string;
}

/** Browsers without JavaScript send files in forms; others use /uploads. */
const limits: readonly Limit[] = [
  {
    page: /^\/account\/avatar$/,
    bytes: maxAvatarBytes + formRoom,
    tooLarge: () => "/account/profile?photo=too-large#photo",
  },
  {
    page: /^\/account\/(identity|passport)$/,
    bytes: maxReviewedBytes + formRoom,
    tooLarge: (page) => `${page}?problem=too-large`,
  },
  {
    page: /^\/(account|admin)\/listings\/[^/]+\/photos$/,
    bytes: maxPhotoFormBytes,
    tooLarge: (page) => `${page}?problem=form-too-large`,
  },
  {
    page: /^\/(account|admin)\/listings\/[^/]+\/documents$/,
    bytes: maxDocumentBytes + formRoom,
    tooLarge: (page) => `${page}?problem=too-large#documents`,
  },
  {
    page: /^\/account\/listings\/[^/]+\/room$/,
    bytes: maxDocumentBytes + formRoom,
    tooLarge: (page) => `${page}?problem=too-large`,
  },
  {
    page: /^\/account\/leads\/[^/]+$/,
    bytes: maxFormBytes + formRoom,
    tooLarge: (page) => `${page}?problem=too-large#reply`,
  },
  {
    page: /^\/admin\/articles\/pictures$/,
    bytes: maxPictureBytes + formRoom,
    tooLarge: (page) => `${page}?problem=too-large`,
  },
  {
    page: /^\/account\/import$/,
    bytes: maxSheetBytes + formRoom,
    tooLarge: (page) => `${page}?problem=too-large`,
  },
  { page: /^\/admin\/articles\/(new|preview|[^/]+\/edit)$/, bytes: articleBytes },
  { page: /^\/sell-business(\/save)?$/, bytes: longTextBytes },
  { page: /^\/account\/listings\/edit\/[^/]+$/, bytes: longTextBytes },
  { page: /^\/admin\/listings\/[^/]+\/edit$/, bytes: longTextBytes },
  { page: /^\/admin\/queues\/[^/]+\/reasons$/, bytes: longTextBytes },
  { page: /^\/admin\/settings\/banned-words$/, bytes: longTextBytes },
  { page: /^\/admin\/settings\/exchange-rates$/, bytes: megabyte },
  { page: /^\/api\/v1\/listings\/[^/]+\/photos$/, bytes: maxUploadBytes.photo },
  { page: /^\/api\/v1\/listings\/[^/]+\/documents$/, bytes: maxUploadBytes.document },
  { page: /^\/webhooks\/stripe$/, bytes: megabyte },
  { page: /^\/webhooks\/email(\/mime)?$/, bytes: maxEmailBytes },
];

/** Nothing larger is ever in memory. */
export function bodyLimits(): MiddlewareHandler {
  const usual = enforce({ page: /^/, bytes: usualBytes });
  const others = limits.map((limit) => ({ page: limit.page, enforce: enforce(limit) }));
  return (c, next) => {
    const page = pageOf(c);
    const other = others.find((limit) => limit.page.test(page));
    return (other?.enforce ?? usual)(c, next);
  };
}

function enforce({ bytes, tooLarge }: Limit): MiddlewareHandler {
  const refuse = async (c: Context): Promise<Response> => {
    if (!tooLarge) return c.text(words, 413, headers);
    await readAway(c.req.raw.body);
    return c.req.path.endsWith(".data")
      ? c.text(words, 413, headers)
      : c.redirect(tooLarge(pageOf(c)), 303);
  };
  const known = bodyLimit({ maxSize: bytes, onError: refuse });
  // A body of unknown length is read before the session is looked up. Browsers declare the length of a form.
  const unknown = bodyLimit({ maxSize: Math.min(bytes, megabyte), onError: refuse });
  return (c, next) => (c.req.header("content-length") === undefined ? unknown : known)(c, next);
}

const pageOf = (c: Context): string => c.req.path.replace(/\.data$/, "");

const words = "This request is too large.\n";
/** The rest of the body is not read, so the connection cannot be reused. */
const headers = { "cache-control": "no-store", connection: "close" };

/** A large camera photo. Larger uploads are cut off. */
const readAwayBytes = 40 * megabyte;

/** A browser that is still uploading does not read the response. */
async function readAway(body: ReadableStream<Uint8Array> | null): Promise<void> {
  if (!body || body.locked) return;
  let seen = 0;
  for await (const chunk of body) {
    seen += chunk.byteLength;
    if (seen > readAwayBytes) return;
  }
}
