import type { MailTransport } from "#app/platform/mail/transport.ts";

const patienceMs = 10_000;

/** One POST with `{ to, text }` and a bearer token. The id is the idempotency key. Without a gateway messages stay at /dev/mail. */
export function createSmsTransport(
  url: string | undefined,
  token: string | undefined,
): Pick<MailTransport, "send"> {
  if (!url) return { async send() {} };
  return {
    async send({ id, recipient, text }) {
      const response = await fetch(url, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "idempotency-key": id,
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ to: recipient, text }),
        signal: AbortSignal.timeout(patienceMs),
        redirect: "error",
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`the SMS gateway answered ${response.status}`);
    },
  };
}

/** One transport for all channels: emails never go to the SMS gateway, text messages never to the mail server. */
export const byChannel = (
  mail: MailTransport,
  sms: Pick<MailTransport, "send">,
  push: Pick<MailTransport, "send">,
): MailTransport => ({
  ...mail,
  send: (message, attachment) =>
    ({ email: mail, sms, push })[message.channel].send(message, attachment),
});
