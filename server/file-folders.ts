import { users } from "#app/accounts/accounts.table.ts";
import { identityVerifications } from "#app/accounts/identity/identity-verifications.table.ts";
import { listingMedia } from "#app/listings/media/media.table.ts";
import { roomVersions } from "#app/deals/room/room.table.ts";
import { messageAttachments } from "#app/messages/messages.table.ts";
import { passportRequests } from "#app/deals/passport/passport-requests.table.ts";
import { articlePictures } from "#app/content/articles/articles.table.ts";
import { pictureFolder } from "#app/content/articles/pictures/article-picture.ts";
import type { FileFolder } from "#app/platform/files/sweep-files.job.server.ts";

/** Files elsewhere are never swept. */
export const fileFolders: readonly FileFolder[] = [
  { name: "photos", table: listingMedia, column: listingMedia.storageKey },
  { name: "documents", table: listingMedia, column: listingMedia.storageKey },
  { name: "rooms", table: roomVersions, column: roomVersions.storageKey },
  { name: "message-files", table: messageAttachments, column: messageAttachments.storageKey },
  { name: pictureFolder, table: articlePictures, column: articlePictures.storageKey },
  { name: "avatars", table: users, column: users.avatar },
  {
    name: "identities",
    table: identityVerifications,
    column: identityVerifications.storageKey,
    hasWholeKey: true,
    isUnderReview: true,
  },
  {
    name: "funds-proofs",
    table: passportRequests,
    column: passportRequests.storageKey,
    hasWholeKey: true,
    isUnderReview: true,
  },
];

export const isUnderReview = (key: string): boolean =>
  fileFolders.some((folder) => folder.isUnderReview && key.startsWith(`${folder.name}/`));
