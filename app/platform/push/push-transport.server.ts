import { createHash } from "node:crypto";
import { encryptPush } from "./encrypt-push.server.ts";
import { type Post, postToPublicHost } from "#app/platform/http/post-to-public-host.server.ts";
import { isPublicUrl } from "#app/platform/http/public-url.ts";
import type { PushMessage } from "./push-message.ts";
import { type PushKeys, vapidAuthorization } from "./vapid.server.ts";
import type { Mail, MailTransport } from "#app/platform/mail/transport.ts";

/** Older news is in the bell and not worth a push message. */
const lifetimeSeconds = 24 * 60 * 60;

export interface PushSubscriptions {
  find(id: string): Promise<{ endpoint: string; p256dh: string; auth: string } | undefined>;
  remove(id: string): Promise<void>;
}

/** Delivers push messages of the outbox, whose recipient is a subscription. Without keys they stay in the table, as emails do. */
export function createPushTransport(
  subscriptions: PushSubscriptions,
  keys: PushKeys | null,
  post: Post = postToPublicHost,
): Pick<MailTransport, "send"> {
  if (!keys) return { async send() {} };
  return {
    async send(mail) {
      const age = (Date.now() - mail.createdAt.getTime()) / 1000;
      const subscription = await subscriptions.find(mail.recipient);
      // Signed out or unsubscribed since it was written.
      if (!subscription || age > lifetimeSeconds) return;
      const { endpoint } = subscription;
      if (!isPublicUrl(endpoint)) throw new Error("not an address of a push service");
      const status = await post(
        endpoint,
        {
          authorization: vapidAuthorization(keys, endpoint, new Date()),
          "content-encoding": "aes128gcm",
          "content-type": "application/octet-stream",
          ttl: String(Math.ceil(lifetimeSeconds - age)),
          urgency: "normal",
          topic: topicOf(mail),
        },
        encryptPush(mail.text, subscription),
      );
      if (status === 404 || status === 410) await subscriptions.remove(mail.recipient);
      else if (status < 200 || status > 299) throw new Error(`the push service answered ${status}`);
    },
  };
}

/** Replaces a waiting message about the same thing. The service learns only that they belong together. */
const topicOf = ({ recipient, text }: Mail): string =>
  createHash("sha256")
    .update(`${recipient} ${(JSON.parse(text) as PushMessage).tag}`)
    .digest("base64url")
    .slice(0, 32);
