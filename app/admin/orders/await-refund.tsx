import { usePolling } from "#app/ui/use-polling.ts";

/** Looks again by itself until the provider has confirmed the refund. */
export function AwaitRefund() {
  usePolling({ firstMs: 1_500, slowestMs: 30_000 });
  return null;
}
