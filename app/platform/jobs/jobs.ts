import type { Db } from "#app/platform/db/db.ts";

/** Work that runs outside a request. Separate from its handler, so that callers can enqueue it without importing the handler. */
export interface Job<Data extends object> {
  readonly name: string;
  readonly schedule?: string;
  readonly retryLimit: number;
  /** A job that is enqueued for now starts at once; one for later starts at the first poll after its time. */
  readonly pollSeconds: number;
  readonly data?: Data;
}

export function defineJob<Data extends object>(
  name: string,
  options: Partial<Pick<Job<Data>, "schedule" | "retryLimit" | "pollSeconds">> = {},
): Job<Data> {
  return { name, retryLimit: 12, pollSeconds: 10, ...options };
}

/** Enqueues work in the caller's transaction: the job exists if and only if the transaction commits. */
export interface Jobs {
  /** Of the site, for the links in the emails that jobs deliver. */
  readonly appUrl: string;
  enqueue<Data extends object>(
    tx: Db,
    job: Job<Data>,
    data: Data,
    options?: EnqueueOptions,
  ): Promise<void>;
}

export interface EnqueueOptions {
  startAfter?: Date;
  /** No second job is added while one with this key is waiting. */
  onceKey?: string;
}

export interface HandledJob {
  job: Job<object>;
  handle(data: unknown): Promise<void>;
}

export const handledBy = <Data extends object>(
  job: Job<Data>,
  handle: (data: Data) => Promise<void>,
): HandledJob => ({ job, handle: (data) => handle(data as Data) });
