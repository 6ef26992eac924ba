import type { LiveEventRow } from "./live-events.queries.server.ts";

/** What may wait in memory for one client. The rest waits in the table. */
const maxQueuedBytes = 32 * 1024;
/** For a browser's own reconnection; our pages choose their own delay. */
const retryMs = 3_000;

const encoder = new TextEncoder();
const heartbeat = encoder.encode(":\n\n");

export const encodeEvent = ({ number, kind, data }: LiveEventRow): Uint8Array =>
  encoder.encode(`id: ${number}\nevent: ${kind}\ndata: ${JSON.stringify(data)}\n\n`);

interface StreamOptions {
  sessionId: string;
  /** The number of the last event that the client has. */
  last: number;
  /** The client has caught up with what was queued, after it had been full. */
  onRoom(): void;
  /** Called once, whoever ended it. */
  onEnd(stream: LiveStream): void;
}

/** One open response: what it has sent, and how much of it the client has not taken yet. */
export class LiveStream {
  readonly body: ReadableStream<Uint8Array>;
  readonly sessionId: string;
  /** Resolves when it has ended, whoever ended it. */
  readonly ended: Promise<void>;
  last: number;
  #controller!: ReadableStreamDefaultController<Uint8Array>;
  #isFull = false;
  #hasMoved = true;
  #isEnded = false;
  #resolveEnded: () => void;

  constructor({ sessionId, last, onRoom, onEnd }: StreamOptions) {
    this.sessionId = sessionId;
    this.last = last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.ended = promise;
    this.#resolveEnded = () => {
      onEnd(this);
      resolve();
    };
    this.body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.#controller = controller;
        },
        pull: () => {
          this.#hasMoved = true;
          if (!this.#isFull) return;
          this.#isFull = false;
          onRoom();
        },
        cancel: () => this.#finish(),
      },
      new ByteLengthQueuingStrategy({ highWaterMark: maxQueuedBytes }),
    );
    this.#write(encoder.encode(`retry: ${retryMs}\nid: ${last}\n\n`));
  }

  get hasRoom(): boolean {
    return !this.#isFull && !this.#isEnded;
  }

  /** Events that the client has already are skipped, and those it has no room for are left for later. */
  send({ number, bytes }: { number: number; bytes: Uint8Array }): void {
    if (!this.hasRoom || number <= this.last) return;
    // Events in between are deleted after a week.
    if (number > this.last + 1) this.reset(number - 1);
    this.last = number;
    this.#write(bytes);
  }

  /** Tells the client to load its data anew: what happened since its last number cannot be told any more. */
  reset(last: number): void {
    if (this.#isEnded) return;
    this.last = last;
    this.#write(encoder.encode(`id: ${last}\nevent: reset\ndata: {}\n\n`));
  }

  /** Keeps proxies from closing a quiet connection. A client that took nothing since the last one is disconnected. */
  beat(): void {
    const isStuck = !this.#hasMoved && this.#queuedBytes() > 0;
    this.#hasMoved = this.#queuedBytes() === 0;
    if (isStuck) this.end();
    else if (this.hasRoom) this.#write(heartbeat);
  }

  end(): void {
    if (this.#isEnded) return;
    this.#finish();
    this.#controller.close();
  }

  #finish(): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.#resolveEnded();
  }

  #queuedBytes(): number {
    return maxQueuedBytes - (this.#controller.desiredSize ?? 0);
  }

  #write(bytes: Uint8Array): void {
    this.#controller.enqueue(bytes);
    this.#isFull = (this.#controller.desiredSize ?? 0) <= 0;
  }
}
