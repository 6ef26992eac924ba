import type { PaymentProvider } from "#app/payments/provider/payment-provider.ts";
import type { HandledJob } from "#app/platform/jobs/jobs.ts";
import type { MailTransport } from "#app/platform/mail/transport.ts";
import type { Metrics } from "./metrics.ts";

export const measureJobs = (handled: readonly HandledJob[], metrics: Metrics): HandledJob[] =>
  handled.map(({ job, handle }) => ({
    job,
    handle: (data) => metrics.measure("job", job.name, () => handle(data)),
  }));

/** Campaigns have connections of their own, so their failures are told apart. */
export const measureMail = (
  transport: MailTransport,
  metrics: Metrics,
  channel?: "campaign",
): MailTransport => ({
  ...transport,
  send: (mail) => metrics.measure("message", channel ?? mail.channel, () => transport.send(mail)),
});

/** Not `ping`, which is asked by the health checks. */
const paymentCalls = [
  "createCheckout",
  "getCheckout",
  "expireCheckout",
  "cancelAtPeriodEnd",
  "resume",
  "cancelNow",
  "createPortal",
  "refund",
  "inquirePayment",
  "inquireCheckout",
  "inquireSubscription",
] as const satisfies (keyof PaymentProvider)[];

export function measurePayments(provider: PaymentProvider, metrics: Metrics): PaymentProvider {
  const measured = paymentCalls.map((call) => {
    const ask = provider[call] as (...args: unknown[]) => Promise<unknown>;
    return [
      call,
      (...args: unknown[]) => metrics.measure("payment", call, () => ask(...args)),
    ] as const;
  });
  return { ...provider, ...Object.fromEntries(measured) };
}
