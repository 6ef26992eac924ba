import { actionLabel } from "#app/admin/timeline/format-value.ts";

const subjectNames: Record<string, string> = {
  user: "the account",
  listing: "the listing",
  conversation: "the conversation",
  order: "the order",
  setting: "the setting",
  report: "the report",
  message: "the message",
  application: "the application",
  identity: "the identity check",
  funds: "the proof of funds",
  "contact-request": "the contact request",
  job: "the job",
  email: "the email",
  campaign: "the campaign",
  article: "the article",
  "article-picture": "the picture",
  "payment-event": "the payment event",
};

export const subjectTypes = Object.keys(subjectNames);

export const subjectLabel = (type: string): string => {
  const name = (subjectNames[type] ?? type).replace(/^the /, "");
  return name.charAt(0).toUpperCase() + name.slice(1);
};

const phrases: Record<string, string> = {
  "signed-in": "signed in",
  "signed-up": "signed up",
  "signed-out": "signed out",
  "sign-in-refused": "was refused at sign-in:",
  "second-step-refused": "was refused at the second step of sign-in:",
  "session-ended": "ended a session of",
  "other-sessions-ended": "ended the other sessions of",
  "access-token-made": "made an access token for",
  "access-token-revoked": "revoked an access token of",
  "webhook-added": "added a webhook of",
  "webhook-changed": "changed a webhook of",
  "webhook-secret-renewed": "renewed the secret of a webhook of",
  "webhook-removed": "removed a webhook of",
  "recovery-code-used": "used a recovery code for",
  "recovery-codes-renewed": "renewed the recovery codes of",
  "password-reset": "reset the password of",
  "password-reset-asked": "asked to reset the password of",
  "password-changed": "changed the password of",
  "email-changed": "changed the email address of",
  "email-change-asked": "asked to change the email address of",
  "email-verified": "verified the email address of",
  "phone-verified": "verified the phone number of",
  "profile-updated": "updated the profile of",
  "settings-updated": "updated the preferences of",
  "notification-choices-updated": "updated the notification choices of",
  "terms-accepted": "accepted the terms for",
  "became-seller": "became a seller:",
  "data-downloaded": "downloaded the data of",
  "own-listings-exported": "exported the listings of",
  "feed-saved": "saved the nightly feed of",
  "feed-removed": "removed the nightly feed of",
  "listings-imported": "imported listings for",
  "account-deleted": "deleted the account",
  "user-deactivated": "deactivated",
  "user-reactivated": "reactivated",
  "user-updated": "updated the account of",
  "user-warned": "warned",
  "user-messaged": "wrote to",
  "user-noted": "wrote a note about",
  "password-replaced": "replaced the password of",
  "password-reset-sent": "sent a password reset to",
  "confirmation-sent": "sent the email confirmation again to",
  "two-factor-reset": "reset the two-step sign-in of",
  "listing-owner-changed": "changed the owner of the listing",
  "user-signed-out": "signed out all sessions of",
  "administrator-created": "created the administrator",
  "administrator-promoted": "made an administrator of",
  "view-as-started": "started to view the site as",
  "view-as-ended": "stopped viewing the site as",
  "broker-application-made": "applied as a broker:",
  "broker-application-approved": "approved the broker application of",
  "broker-application-rejected": "rejected the broker application of",
  "identity-requested": "asked for an identity check:",
  "identity-picture-opened": "opened the identity document of",
  "identity-document-opened": "opened the identity document of",
  "funds-requested": "sent a proof of funds:",
  "funds-document-opened": "opened the proof of funds of",
  "passport-renewed": "renewed the passport of",
  "passport-deleted": "deleted the passport of",
  "passport-shown": "showed a passport in the conversation",
  "passport-hidden": "stopped showing a passport in the conversation",
  "listing-drafted": "started the listing",
  "listing-edited": "edited the listing",
  "listing-submitted": "sent for review the listing",
  "listing-held": "held the listing for review:",
  "listing-kept": "kept the listing",
  "listing-sold": "marked as sold the listing",
  "listing-agreed": "agreed on a sale of the listing",
  "listing-reoffered": "put back on the market the listing",
  "listing-released": "ended the agreed sale of the listing",
  "listing-withdrawn": "withdrew the listing",
  "listing-flags-changed": "changed featured or verified for the listing",
  "listing-status-overridden": "overrode the status of the listing",
  "listing-term-moved": "moved the end of the term of the listing",
  "draft-deleted": "deleted the draft",
  "photo-added": "added a photo to the listing",
  "photo-deleted": "deleted a photo of the listing",
  "video-set": "set the video of the listing",
  "video-removed": "removed the video of the listing",
  "document-attached": "attached a document to the listing",
  "document-removed": "removed a document from the listing",
  "document-opened": "opened a document of the listing",
  "document-access-requested": "asked for the documents of the listing",
  "document-access-granted": "gave access to the documents of the listing",
  "document-access-refused": "declined access to the documents of the listing",
  "document-access-revoked": "revoked access to the documents of the listing",
  "documents-opened-to-all": "opened to all buyers the documents of the listing",
  "documents-closed-to-all": "closed to new buyers the documents of the listing",
  "mandate-offered": "offered a broker the mandate for the listing",
  "mandate-accepted": "accepted the mandate for the listing",
  "mandate-declined": "declined the mandate for the listing",
  "mandate-expired": "let lapse the offer of a mandate for the listing",
  "mandate-withdrawn": "withdrew the offer of a mandate for the listing",
  "mandate-ended": "ended the mandate for the listing",
  "mandate-wishes-saved": "chose which mandates to take:",
  "order-marked-paid": "marked as paid the order",
  "order-refunded": "refunded the order",
  "deliverable-done": "delivered a part of the order",
  "deliverable-impossible": "could not deliver a part of the order",
  "refund-withdrawn": "withdrew a refund of the order",
  "renewal-cancelled": "cancelled the renewal of the order",
  "payment-event-redelivered": "delivered again the payment event",
  "contact-shared": "shared contact details in the conversation",
  "contact-unshared": "stopped sharing contact details in the conversation",
  "offer-made": "made an offer in the conversation",
  "offer-declined": "declined an offer in the conversation",
  "offer-withdrawn": "withdrew an offer in the conversation",
  "offer-accepted": "accepted an offer in the conversation",
  "letter-signed": "signed the letter of intent of the conversation",
  "sale-off": "ended the agreed sale of the conversation",
  "message-withheld": "withheld the message",
  "flagged-message-settled": "settled the flagged message",
  "article-picture-added": "added for articles the picture",
  "users-exported": "exported the list of users",
  "listings-exported": "exported the list of listings",
  "articles-exported": "exported the list of articles",
  "conversations-exported": "exported the list of conversations",
  "setting-changed": "changed the setting",
  "setting-reverted": "put back earlier values of the setting",
};

/** The phrase alone is complete: the subject would repeat the actor. */
export const saysItAll = (action: string): boolean =>
  ["signed-in", "signed-up", "signed-out"].includes(action) || action.endsWith("s-exported");

/** Null where the label of the action stands alone. */
export function describeAction(action: string, subjectType: string): string | null {
  const phrase = phrases[action];
  if (phrase) return phrase;
  // "listing-approved": most actions are the name of their subject and a regular past participle.
  const participle = action.startsWith(`${subjectType}-`)
    ? action.slice(subjectType.length + 1)
    : "";
  const name = subjectNames[subjectType];
  return name && /^[a-z]+ed$/.test(participle) ? `${participle} ${name}` : null;
}

export const knownActions = (): { value: string; label: string }[] =>
  Object.keys(phrases)
    .map((value) => ({ value, label: actionLabel(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, "en"));
