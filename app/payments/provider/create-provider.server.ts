import { createHmac } from "node:crypto";
import type { PaymentProvider } from "#app/payments/provider/payment-provider.ts";
import { createStripeProvider } from "#app/payments/provider/stripe/stripe-provider.server.ts";
import { createTestProvider } from "#app/payments/provider/test-provider/test-provider.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Env } from "#app/platform/env.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";

export function createPaymentProvider(env: Env, db: Db, jobs: Jobs): PaymentProvider {
  return env.PAYMENTS === "stripe"
    ? createStripeProvider({
        secretKey: env.STRIPE_SECRET_KEY!,
        webhookSecret: env.STRIPE_WEBHOOK_SECRET!,
        apiBase: env.STRIPE_API_BASE,
      })
    : createTestProvider({
        db,
        jobs,
        appUrl: env.APP_URL,
        secret: `whsec_${createHmac("sha256", env.SESSION_SECRET).update("test payments").digest("hex")}`,
      });
}
